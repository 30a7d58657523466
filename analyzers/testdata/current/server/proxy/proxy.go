// Package proxy calls the tools of another server.
package proxy

import (
	"context"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type upstream struct{ client *client.Client }

// call has the type of a handler, and is none.
func (u *upstream) call(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return u.client.CallTool(ctx, req)
}

func (u *upstream) forward(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by registration as "forward"`
	return u.client.CallTool(ctx, req)
}

func register(s *server.MCPServer, u *upstream) {
	s.AddTool(mcp.NewTool("forward"), u.forward)
}
