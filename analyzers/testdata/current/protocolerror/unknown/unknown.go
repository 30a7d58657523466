// Package unknown makes servers of which it is not known what stands before their
// handlers, and is given others.
package unknown

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	official "github.com/modelcontextprotocol/go-sdk/mcp"
)

func given(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("nobody makes the server")
}

// Register is called by nobody in sight.
func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("given"), given) }

func optional(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("the options come from elsewhere")
}

// Optional takes options that can be middleware.
func Optional(options ...server.ServerOption) *server.MCPServer {
	s := server.NewMCPServer("s", "1", options...)
	s.AddTool(mcp.NewTool("optional"), optional)
	return s
}

func unregistered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("nobody registers it")
}

func received(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	return nil, errors.New("the middleware comes from elsewhere")
}

// Received installs middleware that it is given.
func Received(middleware ...official.Middleware) *official.Server {
	s := official.NewServer(&official.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(middleware...)
	s.AddTool(&official.Tool{Name: "received"}, received)
	return s
}

func called(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("what is called is not known")
}

// wrappers are filled by other packages.
var wrappers []func(server.ToolHandlerFunc) server.ToolHandlerFunc

// Wrapped wraps a handler in what nobody knows.
func Wrapped() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	h := server.ToolHandlerFunc(called)
	for _, wrap := range wrappers {
		h = wrap(h)
	}
	s.AddTool(mcp.NewTool("called"), h)
	return s
}
