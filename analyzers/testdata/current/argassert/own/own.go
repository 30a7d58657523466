// Package own has handlers in a form of its own.
package own

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tool interface {
	Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

type search struct{}

func (search) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	query := args["query"].(string) // want `argassert/argument: args["query"].(string)`
	return mcp.NewToolResultText(query), nil
}

func adapt(t tool) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return t.Execute(ctx, req.GetArguments())
	}
}

var _ = adapt(search{})

// provider is called by packages that are not known here.
type provider struct{}

func (provider) Search(ctx context.Context, args map[string]any) (string, error) {
	return args["query"].(string), nil
}
