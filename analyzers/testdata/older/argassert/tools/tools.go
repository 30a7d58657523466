// Package tools holds a handler of a version of mcp-go that recovers from nothing, and
// sees of that package mcp alone.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

func endsTheProcess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil
}

var _ = endsTheProcess
