// Package serve makes handlers out of functions of another package.
package serve

import (
	"context"

	"example.test/upstreamtext/elsewhere/tools"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func forward(s *mcp.Server, name string, run func(context.Context, string) (*tools.Output, error)) {
	s.AddTool(&mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := run(ctx, string(req.Params.Arguments))
		if err != nil {
			return nil, err
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.Text}}}, nil
	})
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	forward(s, "remove", tools.Remove) // want "upstreamtext/foreign: os.Remove"
	forward(s, "plain", tools.Plain)
	return s
}
