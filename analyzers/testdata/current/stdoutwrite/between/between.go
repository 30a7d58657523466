// Package between makes handlers of those of the program's own, and knows no transport.
package between

import (
	"context"
	"encoding/json"

	"example.test/stdoutwrite/finders"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Adapt makes a handler of the library of one of the program's own.
func Adapt(h func(ctx context.Context, args json.RawMessage) (finders.Text, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := h(ctx, req.Params.Arguments)
		if err != nil {
			return &mcp.CallToolResult{IsError: true}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, nil
	}
}

// Register registers a handler of another package.
func Register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "list"}, Adapt(finders.List))
}
