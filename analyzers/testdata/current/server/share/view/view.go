// Package view has a handler and knows it.
package view

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Handle is registered by another package.
func Handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type$`
	return nil, nil
}

var _ server.ToolHandlerFunc = Handle
