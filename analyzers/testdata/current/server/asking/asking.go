// Package asking has methods that ask handlers of tools for answers, and that nobody asks.
package asking

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Executor runs tools by their names, for the server's own sampling.
type Executor interface {
	Run(ctx context.Context, name string, args map[string]any) (*mcp.CallToolResult, error)
}

type allowed struct {
	handlers map[string]server.ToolHandlerFunc
}

// Run is no handler: it calls one with a request of its own.
func (a *allowed) Run(ctx context.Context, name string, args map[string]any) (*mcp.CallToolResult, error) {
	handler, ok := a.handlers[name]
	if !ok {
		return nil, errors.New("not allowed")
	}
	return handler(ctx, mcp.CallToolRequest{Params: mcp.CallToolParams{Name: name, Arguments: args}})
}

// Tool is a tool of the program.
type Tool interface {
	Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

type batch struct {
	inner server.ToolHandlerFunc
}

// Execute calls another tool, whose name it knows. It is a tool itself.
func (b *batch) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	return b.inner(ctx, mcp.CallToolRequest{Params: mcp.CallToolParams{Name: "inner", Arguments: args}})
}

// Renamer is a tool that is told under which name.
type Renamer interface {
	Call(ctx context.Context, name string, req mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

// Call hands on the request that it gets.
func (b *batch) Call(ctx context.Context, name string, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	req.Params.Name = name
	return b.inner(ctx, req)
}
