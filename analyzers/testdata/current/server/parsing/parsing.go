// Package parsing has functions that handlers call through values with a part of their
// arguments, and which answer nothing.
package parsing

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

type item struct{ name string }

func short(name string) (*item, error) {
	if name == "" {
		return nil, errors.New("empty")
	}
	return &item{name}, nil
}

func long(name string) (*item, error) { return &item{name + name}, nil }

func byVariable(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
	parse := long
	if req.GetBool("short", false) {
		parse = short
	}
	parsed, err := parse(req.GetString("name", ""))
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(parsed.name), nil
}

type deps struct {
	parse func(name string) (*item, error)
}

var known = deps{parse: short}

func byField(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
	parsed, err := known.parse(req.GetString("name", ""))
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(parsed.name), nil
}

// A function that gets all of the arguments answers.
func whole(args map[string]any) (*item, error) { return &item{}, nil } // want `tool of mcp-go by adapter`

func half(args map[string]any) (*item, error) { return &item{}, nil } // want `tool of mcp-go by adapter`

func byArguments(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer := whole
	if req.GetBool("half", false) {
		answer = half
	}
	parsed, err := answer(req.GetArguments()) // want `leaky seam`
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(parsed.name), nil
}
