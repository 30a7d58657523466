// Package outofview has a function of a type that handlers have, and other
// functions too.
package outofview

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

// Handle is registered by another package.
func Handle(ctx context.Context, req mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}
