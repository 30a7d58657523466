// Package wrap adapts functions to handlers, on servers that others make.
package wrap

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/leaky/api"
)

// Handler forwards errors.
func Handler(r func(ctx context.Context, name string) (*api.Result, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := r(ctx, string(req.Params.Arguments))
		if err != nil {
			return nil, err
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: result.Text}}}, nil
	}
}

// Register registers what forwards errors.
func Register(s *mcp.Server, name string, r func(ctx context.Context, name string) (*api.Result, error)) {
	s.AddTool(&mcp.Tool{Name: name}, Handler(r))
}
