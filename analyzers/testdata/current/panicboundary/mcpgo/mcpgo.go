// Package mcpgo ends the process in handlers of mcp-go.
package mcpgo

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("name", "")
	if name == "" {
		panic("no name") // want "panicboundary/panic: panic"
	}
	if name == "quit" {
		os.Exit(0) // want "panicboundary/exit: os.Exit"
	}
	return mcp.NewToolResultText(name), nil
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("handle"), handle)
	return s
}
