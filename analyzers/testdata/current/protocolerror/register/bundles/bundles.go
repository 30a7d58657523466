// Package bundles returns handlers with their descriptions.
package bundles

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/register/tools"
)

// Tools has a method as a handler.
type Tools struct{}

func (t *Tools) list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// All returns the handlers.
func (t *Tools) All() []server.ServerTool {
	return []server.ServerTool{{Tool: mcp.NewTool("list"), Handler: t.list}}
}

// Everything registers all of them on a server that it is given.
func Everything(s *server.MCPServer) {
	tools.Register(s)
	s.AddTools(new(Tools).All()...)
}
