// Package replaced replaces the handler that another package made.
package replaced

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/tables/adapt"
)

func fails(ctx context.Context, p struct{ Name string }) (string, error) {
	return "", errors.New("no")
}

// Add adds a tool of which nobody sees the error.
func Add(s *server.MCPServer) {
	t := adapt.Must("replaced", fails)
	t.Handler = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultError("not here"), nil
	}
	t.Register(s)
}
