// Package unfailing has a seam behind which nothing stands that fails, though it could.
package unfailing

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/unfailing/serve"
	"example.test/protocolerror/unfailing/tools"
)

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, t := range tools.All() {
		s.AddTool(mcp.NewTool(t.Name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			text, err := t.Run(ctx, req)
			if err != nil {
				return nil, err
			}
			return mcp.NewToolResultText(text), nil
		})
	}
	return s
}

// Registered makes one through another package.
func Registered() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	serve.Register(s, tools.All())
	return s
}
