// Package handling holds handlers, and sees package mcp of each SDK alone.
package handling

import (
	"context"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mark3labs/mcp-go/mcp"
)

func Handle(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func HandleTyped(context.Context, *official.CallToolRequest, struct{}) (*official.CallToolResult, any, error) {
	return nil, nil, nil
}
