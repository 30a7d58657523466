// Package methods has tools that are types: one method describes a tool, and another one makes its
// handler.
package methods

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tool interface {
	Tool() mcp.Tool
	Handler(dir string) server.ToolHandlerFunc
}

type read struct{}

func (*read) Tool() mcp.Tool { return mcp.NewTool("read_note") }

func (*read) Handler(dir string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(dir), nil
	}
}

type list struct{}

func (*list) Tool() mcp.Tool { return mcp.NewTool("list_notes") }

func (l *list) Handler(dir string) server.ToolHandlerFunc { return l.handle }

func (*list) handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("none"), nil
}

// New returns the server.
func New(dir string) *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	for _, t := range []tool{&read{}, &list{}} {
		s.AddTool(t.Tool(), t.Handler(dir))
	}
	return s
}
