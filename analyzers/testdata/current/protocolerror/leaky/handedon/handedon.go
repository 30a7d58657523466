// Package handedon makes two servers. Its wrappers hand what they are given on to a
// wrapper of another package.
package handedon

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/leaky/api"
	"example.test/protocolerror/leaky/work"
	"example.test/protocolerror/leaky/wrap"
)

func wrapped(r func(ctx context.Context, name string) (*api.Result, error)) mcp.ToolHandler {
	return wrap.Handler(r) // want "protocolerror/leaky-seam"
}

type tool struct {
	name   string
	handle mcp.ToolHandler
}

// newTool leaves it to others on which server the tool is.
func newTool(name string, r func(ctx context.Context, name string) (*api.Result, error)) tool {
	return tool{name, wrap.Handler(r)} // want "protocolerror/leaky-seam"
}

// set registers on its own server.
type set struct{ server *mcp.Server }

func (t *set) add(name string, r func(ctx context.Context, name string) (*api.Result, error)) {
	wrap.Register(t.server, name, r) // want "protocolerror/leaky-seam"
}

func One() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "one"}, nil)
	s.AddTool(&mcp.Tool{Name: "get"}, wrapped(work.Get))
	s.AddTool(&mcp.Tool{Name: "write"}, wrapped(work.Write))
	for _, t := range []tool{newTool("read", work.Read)} {
		s.AddTool(&mcp.Tool{Name: t.name}, t.handle)
	}
	return s
}

func Two() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "two"}, nil)
	t := &set{s}
	t.add("put", work.Put)
	return s
}
