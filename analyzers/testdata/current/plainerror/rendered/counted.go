package rendered

import (
	"context"

	"example.test/plainerror/internal/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// alike counts what another package makes in several lines.
func alike(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := store.Check(req.Params.Name, req.Method); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: alike"
	}
	return mcp.NewToolResultText("ok"), nil
}

// wrappedOnce counts one line once, whatever is wrapped there.
func wrappedOnce(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := store.Parsed(req.Params.Name, req.Method); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: wrappedOnce"
	}
	return mcp.NewToolResultText("ok"), nil
}

// more than there is room for in what another package tells.
func more(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := store.Choose(len(req.Params.Name)); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: more"
	}
	return mcp.NewToolResultText("ok"), nil
}

// sentinel renders a variable of another package.
func sentinel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(store.ErrA.Error()), nil // want "plainerror/rendered: sentinel"
}

var counted = []server.ToolHandlerFunc{alike, more, sentinel, wrappedOnce}

func validated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := store.Validate(req.GetString("name", "")); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: validated"
	}
	return mcp.NewToolResultText("valid"), nil
}
