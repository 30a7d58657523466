// Package taken takes arguments out of the map: each call of pop is another value.
package taken

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

func pop(args map[string]any, key string) any {
	v := args[key]
	delete(args, key)
	return v
}

func get(args map[string]any, key string) any { return args[key] }

func rename(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	if _, ok := pop(args, "name").(string); !ok {
		return mcp.NewToolResultError("name must be a string"), nil
	}
	return mcp.NewToolResultText(pop(args, "name").(string)), nil // want `argassert/argument: pop(args, "name").(string)`
}

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	if _, ok := get(args, "name").(string); !ok {
		return mcp.NewToolResultError("name must be a string"), nil
	}
	return mcp.NewToolResultText(get(args, "name").(string)), nil
}

func tools() map[string]any { return map[string]any{"rename": rename, "read": read} }
