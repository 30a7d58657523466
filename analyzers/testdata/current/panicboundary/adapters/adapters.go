// Package adapters makes handlers of the library of those of the program's own.
package adapters

import (
	"context"

	"example.test/panicboundary/service"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Own is a handler of the program's own.
type Own = func(ctx context.Context, args any) (service.Text, error)

// Adapt lets panics through.
func Adapt(h Own) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return answer(h(ctx, req.Params.Arguments))
	}
}

// Recovering recovers from panics.
func Recovering(h Own) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		defer func() { _ = recover() }()
		return answer(h(ctx, req.Params.Arguments))
	}
}

func answer(text service.Text, err error) (*mcp.CallToolResult, error) {
	if err != nil {
		return &mcp.CallToolResult{IsError: true}, nil
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, nil
}
