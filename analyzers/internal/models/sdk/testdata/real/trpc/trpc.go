// Package trpc holds functions that are handlers of trpc-mcp-go.
package trpc

import (
	"context"

	mcp "trpc.group/trpc-go/trpc-mcp-go"
)

type (
	Input  struct{ Name string }
	Output struct{ Text string }
)

func Tool(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func Typed(context.Context, *mcp.CallToolRequest, Input) (Output, error) { return Output{}, nil }

func Structured(context.Context, *mcp.CallToolRequest) (Output, error) { return Output{}, nil }

func Resource(context.Context, *mcp.ReadResourceRequest) (mcp.ResourceContents, error) {
	return nil, nil
}

func Resources(context.Context, *mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, nil
}

func Prompt(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { return nil, nil }

// Use calls the functions that the tables name.
func Use(s *mcp.Server, stdio *mcp.StdioServer) {
	s.RegisterTool(nil, Tool)
	stdio.RegisterTool(nil, mcp.NewTypedToolHandler(Typed))
}
