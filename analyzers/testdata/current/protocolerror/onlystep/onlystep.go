// Package onlystep has a handler that does nothing but call what it was given. It returns
// the error of that as one of its own, and there is nothing more to say.
package onlystep

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func listing(kind string, list func(context.Context) (any, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if kind == "" {
			return nil, errors.New("no kind") // want "protocolerror/tool: errors.New"
		}
		all, err := list(ctx)
		if err != nil {
			return nil, fmt.Errorf("failed to list %s: %w", kind, err) // want "protocolerror/tool: fmt.Errorf"
		}
		return mcp.NewToolResultText(fmt.Sprint(all)), nil
	}
}

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("hosts"), listing("hosts", func(context.Context) (any, error) { return nil, errors.New("none") }))
	return s
}
