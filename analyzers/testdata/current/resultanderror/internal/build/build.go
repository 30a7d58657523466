// Package build builds results for other packages.
package build

import (
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

// Failed makes an error result, whatever it is given.
func Failed(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{mcp.NewTextContent(text)}}
}

// Both gives a result and an error for an empty name and for a long one: callers still have one place each.
func Both(name string) (*mcp.CallToolResult, error) {
	if name == "" {
		return mcp.NewToolResultError("empty"), errors.New("empty")
	}
	if len(name) > 20 {
		return mcp.NewToolResultError("too long"), errors.New("long")
	}
	return mcp.NewToolResultText(name), nil
}

// One gives either.
func One(name string) (*mcp.CallToolResult, error) {
	if name == "" {
		return nil, errors.New("empty")
	}
	return mcp.NewToolResultText(name), nil
}
