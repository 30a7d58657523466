// Package servers makes servers of mcp-go, one with middleware that recovers.
package servers

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("done"), nil
}

func bare() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read"), read)
	return s
}

func recovering() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithRecovery())
	s.AddTool(mcp.NewTool("read"), read)
	return s
}
