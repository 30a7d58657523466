// Package implemented has tools that are called through an interface, by a
// package that is not known here.
package implemented

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
)

// Tool is what the program calls.
type Tool interface {
	Definition() mcp.Tool
	Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

type search struct{}

func (*search) Definition() mcp.Tool { return mcp.NewTool("search") }

func (*search) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	return nil, errors.New("nothing to search")
}

type fetch struct{}

func (*fetch) Definition() mcp.Tool { return mcp.NewTool("fetch") }

func (fetch) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	return nil, errors.New("nothing to fetch")
}

// other has the method, but is no Tool.
type other struct{}

func (other) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	return nil, errors.New("nothing")
}

// remote is a Tool of another server.
type remote struct {
	client *client.Client
}

func (remote) Definition() mcp.Tool { return mcp.NewTool("remote") }

func (r remote) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	return r.client.CallTool(ctx, mcp.CallToolRequest{Params: mcp.CallToolParams{Name: "other", Arguments: args}})
}
