// Package wrap makes handlers.
package wrap

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/answers/other"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Add registers a tool and classifies its errors.
func Add(s *mcp.Server, name string, run func(context.Context, string) (*other.Result, error)) {
	s.AddTool(&mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := run(ctx, string(req.Params.Arguments))
		if err != nil {
			return nil, taxonomy.Classify(err) // want `^this tool handler: unknown/all$`
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.Text}}}, nil // want `^this tool handler: $`
	})
}
