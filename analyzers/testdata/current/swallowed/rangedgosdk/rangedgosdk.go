// Package rangedgosdk does the same with the official SDK.
package rangedgosdk

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Dir string }

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, listed)
	mcp.AddTool(s, &mcp.Tool{Name: "find"}, nothing)
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, refused)
	mcp.AddTool(s, &mcp.Tool{Name: "save"}, saved)
}

func listed(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	entries, _ := os.ReadDir("jobs") // want "swallowed/ignored: os.ReadDir"
	result := new(mcp.CallToolResult)
	for _, entry := range entries {
		result.Content = append(result.Content, &mcp.TextContent{Text: entry.Name()})
	}
	return result, nil, nil
}

func nothing(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	entries, err := os.ReadDir("jobs")
	if err != nil || len(entries) == 0 {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "no jobs"}}}, nil, nil // want "swallowed/dropped: os.ReadDir"
	}
	return nil, fmt.Sprint(len(entries)), nil
}

func refused(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	entries, err := os.ReadDir("jobs")
	if err != nil || len(entries) == 0 {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no jobs could be read"}}}, nil, nil
	}
	return nil, fmt.Sprint(len(entries)), nil
}

// saved has done what it was asked for: only its size is missing.
func saved(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if err := os.WriteFile("jobs/next", nil, 0o600); err != nil {
		return nil, nil, err
	}
	entries, err := os.ReadDir("jobs")
	if err != nil || len(entries) == 0 {
		return say(fmt.Sprintf("Saved job %s.", in.Dir)), nil, nil
	}
	return nil, fmt.Sprint(len(entries)), nil
}

func say(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}
