// Package policy wraps handlers.
package policy

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Enforce returns middleware for a tool.
func Enforce(allowed bool) server.ToolHandlerMiddleware {
	return func(next server.ToolHandlerFunc) server.ToolHandlerFunc {
		return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			if !allowed {
				return mcp.NewToolResultError("not allowed"), nil
			}
			return next(ctx, req)
		}
	}
}
