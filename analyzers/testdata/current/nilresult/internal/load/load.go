// Package load loads what handlers answer with.
package load

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

// Cached gives nothing if there is nothing.
func Cached(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	if name == "" {
		return nil, nil
	}
	return mcp.NewToolResultText(name), ctx.Err()
}

// Unless gives nothing for a nil context, which nobody passes.
func Unless(ctx context.Context, list []string) (*mcp.CallToolResult, error) {
	if list == nil {
		return nil, nil
	}
	return mcp.NewToolResultText(list[0]), nil
}

// Checked gives a result for a name that is wrong.
func Checked(name string) *mcp.CallToolResult {
	if name == "" {
		return mcp.NewToolResultError("empty")
	}
	return nil
}
