// Package sets has sets of tools behind an interface.
package sets

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Set adds its tools to a server.
type Set interface {
	Add(s *server.MCPServer)
	AddMore(s *server.MCPServer)
}

type files struct{}

func (files) read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

func (f files) Add(s *server.MCPServer) { s.AddTool(mcp.NewTool("read"), f.read) }

func (files) more(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// AddMore is called by nobody.
func (f files) AddMore(s *server.MCPServer) { s.AddTool(mcp.NewTool("more"), f.more) }

// Files is a set.
func Files() Set { return files{} }

type quiet struct{}

func (quiet) answer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no"), nil
}

func (q quiet) Add(s *server.MCPServer) { s.AddTool(mcp.NewTool("answer"), q.answer) }

func (q quiet) AddMore(s *server.MCPServer) {}

// Quiet is a set of which nothing escapes.
func Quiet() Set { return quiet{} }
