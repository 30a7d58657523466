// Package around makes handlers in two steps.
package around

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Run is the program's own form of a handler.
type Run func(ctx context.Context, name string) (*mcp.CallToolResult, error)

// Handler makes a handler whose errors become results in the function around the one
// that lets them through.
func Handler(run Run) server.ToolHandlerFunc { return converted(adapted(run)) }

func adapted(run Run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return run(ctx, req.GetString("name", ""))
	}
}

func converted(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}
