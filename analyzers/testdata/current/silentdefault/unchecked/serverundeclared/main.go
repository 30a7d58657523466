// Package main reads an argument that its tool does not declare, beside one that it does.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: count"
	s.AddTool(mcp.NewTool("lend", mcp.WithNumber("count")), lend)
	_ = server.ServeStdio(s)
}

func lend(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	hurry, _ := req.GetArguments()["hurry"].(bool) // want "silentdefault/type: hurry"
	count, ok := req.GetArguments()["count"].(float64)
	if !ok {
		count = 1
	}
	return mcp.NewToolResultText(fmt.Sprint(count, hurry)), nil
}
