// Package tools makes handlers for others.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Find makes a handler whose error leaves the server.
func Find(notes map[string]string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		note, ok := notes[req.GetString("name", "")]
		if !ok {
			return nil, errors.New("there is no such note")
		}
		return mcp.NewToolResultText(note), nil
	}
}

// List makes a handler that makes a result of every error.
func List(load func() (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := load()
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(text), nil
	}
}

// Tool makes a handler with its description.
func Tool(name string) (mcp.Tool, server.ToolHandlerFunc) {
	return mcp.NewTool(name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("no")
	}
}
