// Package tools returns bundles.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func fail(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// Some returns a tool as it is.
func Some() []server.ServerTool {
	return []server.ServerTool{{Tool: mcp.NewTool("some"), Handler: fail}}
}

// Converted returns one behind what converts errors.
func Converted() []server.ServerTool {
	tool := server.ServerTool{Tool: mcp.NewTool("converted"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("behind an adapter of the same package")
	}}
	handler := tool.Handler
	tool.Handler = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := handler(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
	return []server.ServerTool{tool}
}
