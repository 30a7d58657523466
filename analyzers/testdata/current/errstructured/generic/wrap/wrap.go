// Package wrap registers functions of the program's own form.
package wrap

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Add makes a tool of a function.
func Add[In, Out any](s *mcp.Server, name string, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		out, err := run(ctx, in)
		return nil, out, err
	})
}

// AddText makes one whose output is any, and which says in the content what came of it.
func AddText[In, Out any](s *mcp.Server, name string, run func(context.Context, In) (Out, error), text func(Out) string) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		out, err := run(ctx, in)
		if err != nil {
			return nil, nil, err
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text(out)}}}, nil, nil
	})
}
