// Package main has literals and functions that make handlers.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0", server.WithLogging()) // want "silentdefault/unchecked: tags"
	s.AddTool(mcp.NewTool("page"), page(20))
	s.AddTool(mcp.NewTool("tags"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var q struct{ tags []any }
		if tags, ok := req.GetArguments()["tags"].([]any); ok {
			q.tags = tags
		}
		return mcp.NewToolResultText(fmt.Sprint(q)), nil
	})
	_ = server.ServeStdio(s)
}

// page makes a handler with a default.
func page(size int) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		n := size
		if given, ok := req.GetArguments()["size"].(float64); ok {
			n = int(given)
		}
		return mcp.NewToolResultText(fmt.Sprint(n)), nil
	}
}
