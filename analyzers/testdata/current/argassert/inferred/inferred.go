// Package inferred has typed handlers whose arguments are a map: what the SDK has checked
// depends on who wrote the schema.
package inferred

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// open gets what the library has not looked into: the schema that it infers says nothing of a name.
func open(ctx context.Context, req *mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, any, error) {
	return nil, in["name"].(string), nil // want `argassert/argument: in["name"].(string)`
}

// described has a schema of its own, which the SDK checks before the handler runs.
func described(ctx context.Context, req *mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, any, error) {
	return nil, in["name"].(string), nil
}

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "open"}, open)
	mcp.AddTool(s, &mcp.Tool{Name: "described", InputSchema: map[string]any{
		"type": "object", "required": []string{"name"},
	}}, described)
}
