// Package tools describes tools in functions and variables, beside the functions that make their
// handlers.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Read describes a tool.
func Read() mcp.Tool { return mcp.NewTool("read_note", mcp.WithDescription("Read a note.")) }

// HandleRead makes its handler.
func HandleRead(dir string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(dir), nil
	}
}

// List is a tool.
var List = mcp.NewTool("list_notes")

// HandleList is its handler.
func HandleList(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("none"), nil
}

// Write returns a tool with its handler.
func Write(dir string) (mcp.Tool, server.ToolHandlerFunc) {
	tool := mcp.NewTool("write_note")
	return tool, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(dir), nil
	}
}
