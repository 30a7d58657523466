// Package gosdk answers with error results without words.
package gosdk

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Name string }

type output struct{ Text string }

func blank(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile("notes.txt"); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: " "}}}, nil, nil // want "blanktext/blank: blank"
	}
	return nil, nil, nil
}

func nothing(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{IsError: true}, nil, nil // want "blanktext/blank: nothing"
}

func worded(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no such note"}}}, nil, nil
}

func given(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: in.Name}}}, nil, nil
}

func data(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{IsError: true, StructuredContent: map[string]string{"reason": in.Name}}, nil, nil
}

// both returns an error as well, whose text the library sends.
func both(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return &mcp.CallToolResult{IsError: true}, nil, fmt.Errorf("cannot read %s", in.Name)
	}
	return nil, nil, nil
}
