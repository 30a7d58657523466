// Package serve puts the tools of others on a server.
package serve

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/unfailing/api"
)

// Register puts tools on a server. What they are, only others know.
func Register(s *server.MCPServer, list []api.Tool) {
	for _, t := range list {
		s.AddTool(mcp.NewTool(t.Name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			text, err := t.Run(ctx, req)
			if err != nil {
				return nil, err
			}
			return mcp.NewToolResultText(text), nil
		})
	}
}
