// Package tools has handlers, and sees package mcp alone of the library, which in the first
// versions knows no context.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

// Find is registered in another package.
func Find(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("there is no such note") // want "plainerror/returned: Find"
}

// Remove is, too.
var Remove = func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}
