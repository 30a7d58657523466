package gosdk

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func says(format string, args ...any) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprintf(format, args...)}}}
}

func missing(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "Error: name is required"}}}, nil, nil // want "falsesuccess/text: missing"
	}
	if in.Name == "root" {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "Error: root cannot be removed"}}}, nil, nil
	}
	if in.Name == "none" {
		return says("Nothing to remove for %s", in.Name), nil, nil
	}
	if in.Name == "flagged" {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "Error: name is wrong"}}}, nil, nil
	}
	return says("Removed %s", in.Name), nil, nil
}
