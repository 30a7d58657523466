// Package forwarding registers what callers of its own functions give to it. The finding
// stands where they do, and the server is that of the registration.
package forwarding

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/register/forwarding/work"
)

// set registers on a server of its own.
type set struct{ server *server.MCPServer }

func (t *set) add(name string, fn func(ctx context.Context, req mcp.CallToolRequest, in work.In) (*mcp.CallToolResult, error)) {
	t.server.AddTool(mcp.NewTool(name), mcp.NewTypedToolHandler(fn))
}

// bundle is registered by others.
func bundle(name string, fn func(ctx context.Context, req mcp.CallToolRequest, in work.In) (*mcp.CallToolResult, error)) server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool(name), Handler: mcp.NewTypedToolHandler(fn)}
}

// One is one of two servers.
func One() *server.MCPServer {
	s := server.NewMCPServer("one", "1")
	t := &set{s}
	t.add("get", work.Get) // want "protocolerror/tool: work.Get"
	return s
}

// Two is the other one.
func Two() *server.MCPServer {
	s := server.NewMCPServer("two", "1")
	s.AddTools(bundle("put", work.Put)) // want "protocolerror/tool: work.Put"
	return s
}
