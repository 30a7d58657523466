// Package serve builds the server out of tools of which it knows the form only.
package serve

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/server/held/api"
)

// New returns the server.
func New(tools []api.Tool, commands map[string]api.Command) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	for _, tool := range tools {
		s.AddTool(&mcp.Tool{Name: tool.Name}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := tool.Handler(ctx, arguments(req)) // want `leaky seam`
			if err != nil {
				return nil, fmt.Errorf("call: %w", err)
			}
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: result.Text}}}, nil
		})
	}
	for name, command := range commands {
		s.AddTool(&mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := command.Run(ctx, arguments(req)) // want `converting seam`
			if err != nil {
				return &mcp.CallToolResult{IsError: true}, nil
			}
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: result.Text}}}, nil
		})
	}
	return s
}

func arguments(req *mcp.CallToolRequest) map[string]any {
	var all map[string]any
	_ = json.Unmarshal(req.Params.Arguments, &all)
	return all
}
