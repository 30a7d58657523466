// Package recursion has handlers that ask functions which call each other: what is found does
// not depend on which of them somebody asks about first.
package recursion

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("even"), askEven)
	s.AddTool(mcp.NewTool("odd"), askOdd)
}

func even(n int) (*mcp.CallToolResult, error) {
	if n == 0 {
		return nil, nil
	}
	return odd(n - 1)
}

func odd(n int) (*mcp.CallToolResult, error) {
	if n == 1 {
		return mcp.NewToolResultText("odd"), nil
	}
	return even(n - 1)
}

func askEven(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return even(len(req.Params.Name)) // want "nilresult/nothing: recursion.even"
}

func askOdd(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return odd(len(req.Params.Name)) // want "nilresult/nothing: recursion.even"
}

// never and ever give a result whenever they come to an end.
func never(n int) (*mcp.CallToolResult, error) {
	if n == 0 {
		return mcp.NewToolResultText("never"), nil
	}
	return ever(n - 1)
}

func ever(n int) (*mcp.CallToolResult, error) { return never(n - 1) }

func askNever(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return never(len(req.Params.Name))
}
