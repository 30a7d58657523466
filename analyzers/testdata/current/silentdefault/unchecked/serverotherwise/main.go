// Package main reads an argument as another type than it declares.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: again"
	s.AddTool(mcp.NewTool("lend", mcp.WithString("again")), lend)
	_ = server.ServeStdio(s)
}

func lend(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	again := false
	if given, ok := req.GetArguments()["again"].(bool); ok {
		again = given
	}
	return mcp.NewToolResultText(fmt.Sprint(again)), nil
}
