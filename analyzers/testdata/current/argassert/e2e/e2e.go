// Package e2e has a server that only tests talk to: nothing is reported unless test files are asked for.
package e2e

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func echo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.GetArguments()["text"].(string)), nil
}

func serve(s *server.MCPServer) { s.AddTool(mcp.NewTool("echo"), echo) }
