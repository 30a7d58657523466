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

// inherited is one that hands all calls on to a client which is part of it.
type inherited struct{ base }

func (inherited) Definition() mcp.Tool { return mcp.NewTool("inherited") }

func (i *inherited) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	return i.call(ctx, "other", args)
}

type base struct{ client *client.Client }

func (b *base) call(ctx context.Context, name string, args map[string]any) (*mcp.CallToolResult, error) {
	if b.client == nil {
		return nil, errors.New("client not connected")
	}
	return b.client.CallTool(ctx, mcp.CallToolRequest{Params: mcp.CallToolParams{Name: name, Arguments: args}})
}

// wrapped is one that hands the client's method to another one.
type wrapped struct{ base }

func (wrapped) Definition() mcp.Tool { return mcp.NewTool("wrapped") }

func (w *wrapped) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	return w.retried(ctx, "other", args, w.call)
}

type calling func(context.Context, string, map[string]any) (*mcp.CallToolResult, error)

func (w *wrapped) retried(ctx context.Context, name string, args map[string]any, call calling) (*mcp.CallToolResult, error) {
	result, err := call(ctx, name, args)
	if err != nil || result == nil {
		return nil, errors.New("no answer")
	}
	return result, nil
}

// checked is a tool of the program that asks another server, too.
type checked struct{ client *client.Client }

func (checked) Definition() mcp.Tool { return mcp.NewTool("checked") }

func (c *checked) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	if len(args) == 0 {
		return nil, errors.New("nothing to check")
	}
	return c.ask(ctx, "other", args)
}

func (c *checked) ask(ctx context.Context, name string, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by delegation`
	return c.client.CallTool(ctx, mcp.CallToolRequest{Params: mcp.CallToolParams{Name: name, Arguments: args}})
}

// handing hands its calls on to a part of the program.
type handing struct{ search }

func (handing) Definition() mcp.Tool { return mcp.NewTool("handing") }

func (h *handing) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	return h.search.Execute(ctx, args)
}
