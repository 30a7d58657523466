// Package only knows the client of mcp-go by its method alone.
package only

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type caller interface {
	CallTool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

func content(ctx context.Context, c caller) int {
	res, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return 0
	}
	return len(res.Content)
}

// A dispatcher belongs to a server: nobody knows what it does with the flag.
type dispatcher interface {
	CallTool(ctx context.Context, name string) (*mcp.CallToolResult, error)
}

func dispatched(ctx context.Context, d dispatcher) int {
	res, err := d.CallTool(ctx, "a")
	if err != nil {
		return 0
	}
	return len(res.Content)
}
