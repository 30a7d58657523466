// Package replaced has a function before its handlers that replaces the result and the error in
// one branch, and returns both after it.
package replaced

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type handler func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error)

func converting(next handler) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := next(ctx, req)
		if err != nil {
			out, err = mcp.NewToolResultError(err.Error()), nil
		}
		return out, err
	}
}

// noting replaces nothing.
func noting(next handler, note func(error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := next(ctx, req)
		if err != nil {
			note(err)
		}
		return out, err
	}
}

func find(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no such book")
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no books") // want "protocolerror/tool: errors.New"
}

// New returns the server.
func New(note func(error)) *server.MCPServer {
	s := server.NewMCPServer("books", "1.0.0")
	s.AddTool(mcp.NewTool("find"), converting(find))
	s.AddTool(mcp.NewTool("list"), noting(list, note))
	return s
}
