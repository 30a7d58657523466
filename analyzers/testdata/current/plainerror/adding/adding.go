// Package adding imports package taxonomy in one of its files only.
package adding

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func first(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("index not found") // want "plainerror/returned: errors.New"
}

func second(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("index %q not found", req.Params.Name) // want "plainerror/returned: fmt.Errorf"
}

// Register registers the tools.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("first"), first)
	s.AddTool(mcp.NewTool("second"), second)
	s.AddTool(mcp.NewTool("third"), third)
}
