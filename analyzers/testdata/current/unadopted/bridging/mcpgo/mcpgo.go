// Package mcpgo makes servers of mcp-go.
package mcpgo

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func handle(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want "plainerror/unadopted"
	return mcp.NewToolResultError(text().Error()), nil
}

func text() error { return errors.New("there is no such note") }

func register() {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read"), handle)
	s = server.NewMCPServer("notes", "1",
		server.WithRecovery(),
		server.WithLogging(),
	)
	s.AddTool(mcp.NewTool("read"), handle)
}

func configured(opts ...server.ServerOption) *server.MCPServer {
	return server.NewMCPServer("notes", "1", opts...)
}
