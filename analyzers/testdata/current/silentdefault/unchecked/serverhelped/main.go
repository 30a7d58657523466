// Package main reads its arguments with the functions of another package.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/internal/request"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: limit"
	s.AddTool(mcp.NewTool("list", mcp.WithNumber("limit"), mcp.WithBoolean("all")), list)
	s.AddTool(mcp.NewTool("show", mcp.WithNumber("page")), show)
	_ = server.ServeStdio(s)
}

// list reads two, each by a function of another package.
func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	return mcp.NewToolResultText(fmt.Sprint(request.Number(args, "limit", 10), request.Flag(args, "all"))), nil
}

// show reads one of them as well.
func show(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint("page ", request.Number(req.GetArguments(), "page", 1))), nil
}
