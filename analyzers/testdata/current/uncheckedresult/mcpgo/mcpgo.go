// Package mcpgo calls tools with the client of mcp-go.
package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
)

func content(ctx context.Context, c *client.Client) (string, error) {
	res, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return mcp.GetTextFromContent(res.Content[0]), nil
}

func behindInterface(ctx context.Context, c client.MCPClient) (string, error) {
	res, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return mcp.GetTextFromContent(res.Content[0]), nil
}

type caller struct{ client.MCPClient }

func embedded(ctx context.Context, c caller) any {
	res, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return nil
	}
	return res.StructuredContent
}

func inLiteral(ctx context.Context, c *client.Client) func() int {
	return func() int {
		res, _ := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
		return len(res.Content)
	}
}

// proxy is a handler that forwards the text of another server as a success.
func proxy(c *client.Client) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		res, err := c.CallTool(ctx, req) // want "uncheckedresult/unchecked: CallTool"
		if err != nil {
			return mcp.NewToolResultError("The other server is not there."), nil
		}
		return &mcp.CallToolResult{Content: res.Content}, nil
	}
}
