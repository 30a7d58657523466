// Package nilread reads through what it gets of a call whose error it ignores.
package nilread

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

type meta struct{ name string }

func load() (*meta, error) {
	data, err := os.ReadFile("meta")
	if err != nil {
		return nil, err
	}
	return &meta{string(data)}, nil
}

// always panics where load fails.
func always(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	m, _ := load()
	return mcp.NewToolResultText("the name is " + m.name), nil
}

// sometimes answers without a name where load fails.
func sometimes(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := "no name"
	m, _ := load() // want "swallowed/ignored: nilread.load"
	if req.GetBool("long", false) {
		text = m.name
	}
	return mcp.NewToolResultText(text), nil
}

// each panics at the first item where load fails.
func each(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := ""
	for range req.GetInt("count", 1) {
		m, _ := load()
		text += m.name
	}
	return mcp.NewToolResultText(text), nil
}

// some panics at those items only of which it wants the name.
func some(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := ""
	for i := range req.GetInt("count", 1) {
		m, _ := load() // want "swallowed/ignored: nilread.load"
		if i > 0 {
			text += m.name
		}
	}
	return mcp.NewToolResultText(text), nil
}
