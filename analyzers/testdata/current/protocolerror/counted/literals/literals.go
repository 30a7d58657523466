// Package literals has a seam behind which a literal fails in a package that knows
// nothing of the library, and in which nothing else can fail.
package literals

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/counted/literal"
)

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, t := range literal.List() {
		s.AddTool(mcp.NewTool(t.Name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := t.Run(ctx, req.GetArguments()) // want "protocolerror/leaky-seam"
			if err != nil {
				return nil, err
			}
			return mcp.NewToolResultText(result.Text), nil
		})
	}
	return s
}
