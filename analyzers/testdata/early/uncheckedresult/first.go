// Package first calls tools with the clients that mcp-go had at first.
package first

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
)

func events(ctx context.Context, c *client.SSEMCPClient) (string, error) {
	result, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return fmt.Sprint(result.Content), nil
}

func process(ctx context.Context, c *client.StdioMCPClient) (string, error) {
	result, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return fmt.Sprint(result.Content), nil
}

func either(ctx context.Context, c client.MCPClient) (string, error) {
	result, err := c.CallTool(ctx, mcp.CallToolRequest{}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return fmt.Sprint(result.Content), nil
}

func checked(ctx context.Context, c *client.StdioMCPClient) (string, error) {
	result, err := c.CallTool(ctx, mcp.CallToolRequest{})
	if err != nil || result.IsError {
		return "", err
	}
	return fmt.Sprint(result.Content), nil
}
