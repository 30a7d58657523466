// Package tools registers handlers on servers that it is given.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func get(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.Params.Name == "" {
		return nil, errors.New("no name")
	}
	return nil, errors.New("no")
}

// Put is registered by others.
func Put(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// Twice fails twice in the same way, and with what another handler returns.
func Twice(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.Params.Name == "" {
		return nil, errors.New("no name")
	}
	if len(req.Params.Name) > 9 {
		return nil, errors.New("long name")
	}
	return Put(ctx, req)
}

func fine(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("ok"), nil
}

// Register registers two handlers.
func Register(s *server.MCPServer) {
	registerGet(s)
	s.AddTool(mcp.NewTool("fine"), fine)
}

func registerGet(s *server.MCPServer) { s.AddTool(mcp.NewTool("get"), get) }
