// Package installed installs lists of middleware that functions put together.
package installed

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/installed/lists"
)

func through(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

// Through makes a server whose middleware changes nothing.
func Through(log bool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	list := lists.All(log)
	if len(list) > 0 {
		s.AddReceivingMiddleware(list...) // want "protocolerror/code-zero: limiting"
	}
	s.AddTool(&mcp.Tool{Name: "through"}, through)
	return s
}

func checked(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "tools/call" && req.GetSession() == nil {
			return nil, errors.New("no session") // want "protocolerror/code-zero: errors.New"
		}
		return next(ctx, method, req)
	}
}

func all(names ...string) []mcp.Middleware {
	var list []mcp.Middleware
	for range names {
		list = append(list, lists.Logging())
	}
	return append(list, checked)
}

func same(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

// Same makes one whose list comes from a function of the package.
func Same() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(all("a", "b")...)
	s.AddTool(&mcp.Tool{Name: "same"}, same)
	return s
}

func converted(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a list with middleware that converts errors")
}

// Converted makes one whose middleware can convert.
func Converted(log bool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(append(lists.Converting(log), lists.Logging())...)
	s.AddTool(&mcp.Tool{Name: "converted"}, converted)
	return s
}

func unknown(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind middleware that nobody knows")
}

// Unknown makes some with middleware of others.
func Unknown(others ...mcp.Middleware) []*mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(lists.Given(others...)...)
	s.AddTool(&mcp.Tool{Name: "unknown"}, unknown)
	t := mcp.NewServer(&mcp.Implementation{Name: "t"}, nil)
	t.AddReceivingMiddleware(append(all(), others...)...)
	t.AddTool(&mcp.Tool{Name: "unknown"}, unknown)
	return []*mcp.Server{s, t}
}
