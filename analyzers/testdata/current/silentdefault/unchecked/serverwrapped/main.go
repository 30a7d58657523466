// Package main registers handlers that a function value wraps, with tools in variables.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/policy"
)

var (
	lendTool = mcp.NewTool("lend", mcp.WithNumber("count"))
	findTool = mcp.NewTool("find", mcp.WithString("title"))
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: count"
	h := policy.Enforce(true)(func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return lend(ctx, req, "shelf")
	})
	h = policy.Enforce(false)(h)
	s.AddTool(lendTool, h)
	s.AddTool(findTool, policy.Enforce(true)(find))
	_ = server.ServeStdio(s)
}

// find declares no limit: no agent sends one.
func find(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := 10
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		limit = int(n)
	}
	return mcp.NewToolResultText(fmt.Sprint(req.GetString("title", ""), limit)), nil
}

// lend declares count.
func lend(_ context.Context, req mcp.CallToolRequest, from string) (*mcp.CallToolResult, error) {
	count := 1
	if n, ok := req.GetArguments()["count"].(float64); ok {
		count = int(n)
	}
	return mcp.NewToolResultText(fmt.Sprint(from, count)), nil
}
