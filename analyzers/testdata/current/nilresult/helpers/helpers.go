// Package helpers has what is returned decided in other functions.
package helpers

import (
	"context"

	"example.test/nilresult/internal/load"

	"github.com/mark3labs/mcp-go/mcp"
)

func find(name string) (*mcp.CallToolResult, error) {
	if name == "a" {
		return mcp.NewToolResultText("a"), nil
	}
	return nil, nil
}

func forwarded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return find(req.Params.Name) // want "nilresult/nothing: helpers.find"
}

func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := find(req.Params.Name)
	if err != nil {
		return nil, err
	}
	return result, nil // want "nilresult/nothing: helpers.find"
}

func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return load.Cached(ctx, req.Params.Name) // want "nilresult/nothing: load.Cached"
}

func validated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return load.Checked(req.Params.Name), nil // want "nilresult/nothing: load.Checked"
}

func nested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return outer(req.Params.Name) // want "nilresult/nothing: helpers.find"
}

func outer(name string) (*mcp.CallToolResult, error) {
	return find(name)
}

// present tests what the helper returns.
func present(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if result, err := find(req.Params.Name); result != nil || err != nil {
		return result, err
	}
	return mcp.NewToolResultText("nothing"), nil
}

// guarded is the usual use of a validator.
func guarded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if wrong := load.Checked(req.Params.Name); wrong != nil {
		return wrong, nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// given passes what the helper needs.
func given(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return load.Unless(ctx, []string{"a"})
}

func maybe(name string) (*mcp.CallToolResult, bool) {
	if name == "" {
		return nil, false
	}
	return mcp.NewToolResultText(name), true
}

// found asks whether there is a result.
func found(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for _, name := range []string{"a", req.Params.Name} {
		if result, ok := maybe(name); ok {
			return result, nil
		}
	}
	return mcp.NewToolResultText("nothing"), nil
}
