// Package ownform has handlers in a form of the program's own, in fields of structs. Another
// package calls them.
package ownform

import (
	"context"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
)

type Result struct{ Text string }

type Tool struct {
	Name    string
	Handler func(ctx context.Context, request mcp.CallToolRequest) (*Result, error)
}

// Gate decides who may call a tool.
type Gate struct {
	Allows func(ctx context.Context, request mcp.CallToolRequest) (bool, error)
}

var Open = Gate{func(ctx context.Context, request mcp.CallToolRequest) (bool, error) { return true, nil }}

func Tools(c *client.Client) []Tool {
	return []Tool{
		{Name: "count", Handler: count},
		{Name: "find", Handler: func(ctx context.Context, request mcp.CallToolRequest) (*Result, error) { // want `tool of mcp-go by type$`
			return find(ctx, request)
		}},
		{Name: "ask", Handler: func(ctx context.Context, request mcp.CallToolRequest) (*Result, error) {
			answer, err := c.CallTool(ctx, request)
			if err != nil || answer.IsError {
				return nil, err
			}
			return &Result{}, nil
		}},
	}
}

func count(ctx context.Context, request mcp.CallToolRequest) (*Result, error) { // want `tool of mcp-go by type$`
	return &Result{"1"}, nil
}

func find(ctx context.Context, request mcp.CallToolRequest) (*Result, error) { // want `tool of mcp-go by delegation`
	return look(ctx, request)
}

func look(ctx context.Context, request mcp.CallToolRequest) (*Result, error) { // want `tool of mcp-go by delegation`
	name, err := nameIn(ctx, request)
	return &Result{name.Text}, err
}

// What is kept nowhere, and is not all that answers, only helps.
func nameIn(ctx context.Context, request mcp.CallToolRequest) (*Result, error) { return &Result{}, nil }
