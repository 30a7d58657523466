// Package unseen has handlers, and does not import the package that declares
// their types.
package unseen

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

func Tool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
	return mcp.NewToolResultText("ok"), nil
}

func Resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // want `resource of mcp-go by type`
	return nil, nil
}

func Prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // want `prompt of mcp-go by type`
	return mcp.NewGetPromptResult("ok", nil), nil
}

type caller interface {
	CallTool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

func other(ctx context.Context, req mcp.ListToolsRequest) (*mcp.ListToolsResult, error) {
	return nil, nil
}
