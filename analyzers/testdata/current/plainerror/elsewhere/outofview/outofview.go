// Package outofview has functions of a type that handlers have, and other
// functions too: only where they are registered is it known what they are.
package outofview

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

// Handle returns a plain error.
func Handle(ctx context.Context, req mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck")
}

// Render puts the text of one into a result.
func Render(ctx context.Context, req mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(errors.New("no luck").Error()), nil
}
