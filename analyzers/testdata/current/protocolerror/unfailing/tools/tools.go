// Package tools has tools that answer with results alone.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/protocolerror/unfailing/api"
)

// All returns the tools.
func All() []api.Tool { return []api.Tool{{Name: "get", Run: get}} }

func get(ctx context.Context, req mcp.CallToolRequest) (string, error) {
	return req.GetString("name", "nobody"), nil
}
