// Package adapter registers what it finds in structs of another package.
package adapter

import (
	"context"

	"example.test/server/ownform"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func Register(s *server.MCPServer, tools []ownform.Tool) {
	for _, tool := range tools {
		s.AddTool(mcp.NewTool(tool.Name), func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := tool.Handler(ctx, request) // want `converting seam`
			if err != nil {
				return mcp.NewToolResultError(err.Error()), nil
			}
			return mcp.NewToolResultText(result.Text), nil
		})
	}
}
