// Package wrapping puts recovery around handlers, before they are registered.
package wrapping

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Safe recovers from the panics of a handler.
func Safe(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		defer func() {
			if recover() != nil {
				err = errors.New("internal error")
			}
		}()
		return next(ctx, req)
	}
}

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("done"), nil
}

func write(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("done"), nil
}

// All returns tools that recover.
func All() []server.ServerTool {
	return []server.ServerTool{
		{Tool: mcp.NewTool("read"), Handler: Safe(read)},
		{Tool: mcp.NewTool("write"), Handler: Safe(write)},
	}
}

// Some registers a tool that recovers, and one that does not.
func Some(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("read"), Safe(read))
	s.AddTool(mcp.NewTool("write"), write)
}
