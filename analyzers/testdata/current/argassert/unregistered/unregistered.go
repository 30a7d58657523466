// Package unregistered has a handler whose registration has been taken out.
package unregistered

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type controller struct{}

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("x", "1")
	c := controller{}
	s.AddTool(mcp.NewTool("a"), c.get)
	// s.AddTool(mcp.NewTool("b"), c.create)
	return s
}

func (controller) get(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("x"), nil
}

// create has no registration: no client reaches it.
func (controller) create(_ context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := r.GetArguments()["name"].(string)
	return mcp.NewToolResultText(name), nil
}

type caller interface {
	called(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

// called can be called through the interface.
func (controller) called(_ context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := r.GetArguments()["name"].(string) // want `argassert/argument: r.GetArguments()["name"].(string)`
	return mcp.NewToolResultText(name), nil
}

// Remove can be registered by other packages.
func (controller) Remove(_ context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := r.GetArguments()["name"].(string) // want `argassert/argument: r.GetArguments()["name"].(string)`
	return mcp.NewToolResultText(name), nil
}
