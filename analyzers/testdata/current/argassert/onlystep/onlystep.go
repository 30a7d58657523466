// Package onlystep makes a handler of a function that gets nothing of the request. What the
// handler calls it with was sent by nobody.
package onlystep

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func listing(list func(context.Context, map[string]any) (any, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		all, err := list(ctx, map[string]any{"limit": 10})
		if err != nil {
			return nil, fmt.Errorf("failed to list: %w", err)
		}
		return mcp.NewToolResultText(fmt.Sprint(all)), nil
	}
}

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("list"), listing(func(_ context.Context, options map[string]any) (any, error) {
		return options["limit"].(int), nil
	}))
	return s
}
