// Package tools keeps handlers in variables for others.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var errMissing = errors.New("there is no such note")

// Find is a handler whose error leaves the server.
var Find = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("name", "") == "" {
		return nil, errors.New("a name is missing")
	}
	return nil, errMissing
}

// List makes a result of its error.
var List server.ToolHandlerFunc = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(errMissing.Error()), nil
}

// Remove is a declared function under another name.
var Remove server.ToolHandlerFunc = remove

func remove(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errMissing
}

// Made comes from a function.
var Made = made("made")

func made(name string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New(name + " is missing")
	}
}

// All are handlers with their descriptions.
var All = []server.ServerTool{
	{Tool: mcp.NewTool("count"), Handler: count},
	{Tool: mcp.NewTool("list"), Handler: List},
}

func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errMissing
}

// Unused is a handler that nobody registers.
var Unused = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errMissing
}
