// Package tools answers what a tracker says.
package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Tracker knows of issues.
type Tracker interface {
	Issues(ctx context.Context, limit string) ([]string, error)
	Close(ctx context.Context, id string) (string, error)
}

// Input says what is asked for.
type Input struct {
	ID    string `json:"id,omitempty"`
	Limit string `json:"limit,omitempty"`
}

// Output are issues.
type Output struct {
	Issues []string `json:"issues"`
}

// Register adds the tools.
func Register(s *mcp.Server, t Tracker) {
	mcp.AddTool(s, &mcp.Tool{Name: "list_issues"}, func(ctx context.Context, req *mcp.CallToolRequest, in Input) (*mcp.CallToolResult, Output, error) {
		issues, err := t.Issues(ctx, in.Limit)
		return nil, Output{issues}, err
	})
	mcp.AddTool(s, &mcp.Tool{Name: "close_issue"}, func(ctx context.Context, req *mcp.CallToolRequest, in Input) (*mcp.CallToolResult, any, error) {
		text, err := t.Close(ctx, in.ID)
		if err != nil {
			return nil, nil, err
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
	})
}
