// Package forwarding has an adapter of bundles that returns errors as they come.
package forwarding

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func logged() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("logged"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("logged") // want "protocolerror/tool: errors.New"
	}}
}

// New makes a server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	var list []server.ServerTool
	for _, t := range []server.ServerTool{logged()} {
		h := t.Handler
		t.Handler = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return h(ctx, req)
		}
		list = append(list, t)
	}
	s.AddTools(list...)
	return s
}
