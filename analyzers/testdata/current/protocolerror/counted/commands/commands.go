// Package commands has the tools.
package commands

import (
	"context"
	"errors"
	"os"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/protocolerror/counted/api"
)

func read(ctx context.Context, p api.Params) (*mcp.CallToolResult, error) {
	name := p.Request.GetString("name", "")
	if name == "" {
		return nil, errors.New("no name")
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(string(data)), nil
}

func list(ctx context.Context, p api.Params) (*mcp.CallToolResult, error) {
	return nil, errors.New("no list")
}

func fine(ctx context.Context, p api.Params) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no"), nil
}

// Tools returns them.
func Tools() []api.Tool {
	return []api.Tool{{"read", read}, {"list", list}, {"fine", fine}}
}

// Remove is a command.
type Remove struct{}

// Execute removes.
func (Remove) Execute(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.GetString("name", "")); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("removed"), nil
}
