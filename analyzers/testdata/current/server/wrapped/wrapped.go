// Package wrapped has the tools of a program, and knows how they are wrapped by
// facts only.
package wrapped

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/server/wrap"
)

type args struct{ Name string }

func list(ctx context.Context, in args) ([]string, error) { return nil, nil } // want `typed tool of go-sdk by adapter as "list"`

// Raw is registered here and by another package.
func Raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil } // want `tool of go-sdk by type\+registration as "raw"`

// Add registers the tools.
func Add(s *mcp.Server) {
	wrap.Register(s, "list", list)
	wrap.Register(s, "literal", func(ctx context.Context, in args) (string, error) { return "", nil }) // want `typed tool of go-sdk by adapter as "literal"`
	wrap.Plain(s, "raw", Raw)
}
