package element

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

// objects leaves out what is no object, by going on with the next.
func objects(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["contacts"].([]any)
	if !ok {
		return mcp.NewToolResultError("contacts must be a list"), nil
	}
	var names []string
	for _, raw := range list {
		contact, ok := raw.(map[string]any) // want "silentdefault/element: contacts"
		if !ok {
			continue
		}
		if len(contact) > 1 {
			names = append(names, fmt.Sprint(contact))
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(names)), nil
}

// full leaves out empty texts as well.
func full(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["policies"].([]any)
	if !ok {
		return mcp.NewToolResultError("policies must be a list"), nil
	}
	var names []string
	for _, raw := range list {
		if name, ok := raw.(string); ok && name != "" { // want "silentdefault/element: policies"
			names = append(names, name)
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(names)), nil
}

// numbered says which element is wrong.
func numbered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["policies"].([]any)
	if !ok {
		return mcp.NewToolResultError("policies must be a list"), nil
	}
	var names []string
	for i, raw := range list {
		name, ok := raw.(string)
		if !ok {
			return mcp.NewToolResultError(fmt.Sprintf("policy %d must be a text", i)), nil
		}
		names = append(names, name)
	}
	return mcp.NewToolResultText(fmt.Sprint(names)), nil
}
