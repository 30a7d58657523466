// Package here has a handler with several returns: one finding.
package here

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.Params.Name == "" {
		return nil, errors.New("no name") // want "protocolerror/tool: errors.New"
	}
	return nil, errors.New("no note")
}

func write(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("read only") // want "protocolerror/tool: errors.New"
}

// left is not registered any more.
func left(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("left over")
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read"), read)
	s.AddTool(mcp.NewTool("write"), write)
	return s
}
