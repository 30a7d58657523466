// Package inview has a handler that it knows by its type.
package inview

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Handle returns a plain error.
func Handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

// Tools are the tools of the package.
var Tools = []server.ServerTool{{Tool: mcp.NewTool("in"), Handler: Handle}}
