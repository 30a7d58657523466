// Package recursive has a handler that hands on to a function in the form of a handler, which calls itself: one handler answers.
package recursive

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Register registers the tool.
func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("read"), read) }

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return walk(ctx, req)
}

func walk(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("parent", "") == "" {
		return mcp.NewToolResultText(text()), nil
	}
	return walk(ctx, mcp.CallToolRequest{})
}

func text() string {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return "" // want "swallowed/dropped: os.ReadFile"
	}
	return string(data)
}
