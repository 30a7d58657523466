// Package gozero holds a handler of go-zero, which is one of go-sdk.
package gozero

import (
	"context"

	"github.com/zeromicro/go-zero/mcp"
)

type Input struct{ Name string }

func Typed(context.Context, *mcp.CallToolRequest, Input) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

var Result mcp.CallToolResult

// Use calls the function that the tables name.
func Use(s mcp.McpServer) { mcp.AddTool(s, &mcp.Tool{}, Typed) }
