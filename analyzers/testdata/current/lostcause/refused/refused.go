// Package refused tests errors of functions that never fail for what they are passed.
package refused

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func kindOf(name string) (int, error) {
	switch name {
	case "topic":
		return 1, nil
	case "broker":
		return 2, nil
	case "group":
		return 3, nil
	default:
		return 0, fmt.Errorf("unknown kind: %s", name)
	}
}

// The handler has refused what the function does not know.
func described(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("kind", "")
	if name != "topic" && name != "broker" {
		return mcp.NewToolResultError("The kind must be topic or broker."), nil
	}
	kind, err := kindOf(name)
	if err != nil {
		return mcp.NewToolResultError("The kind is invalid."), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(kind)), nil
}

func removed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("kind", "")
	if name != "topic" && name != "broker" {
		return mcp.NewToolResultError("The kind must be topic or broker."), nil
	}
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultError("The kind is invalid."), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("done"), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{described, removed}
