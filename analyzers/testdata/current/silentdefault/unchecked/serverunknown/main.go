// Package main reads an argument that its tool does not declare, so that no agent sends it.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: hurry"
	s.AddTool(mcp.NewTool("lend", mcp.WithString("title", mcp.Required())), lend)
	_ = server.ServeStdio(s)
}

func lend(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title, err := req.RequireString("title")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(title, hurries(req))), nil
}

func hurries(req mcp.CallToolRequest) bool {
	hurry := false
	if raw, ok := req.GetArguments()["hurry"]; ok {
		if b, ok := raw.(bool); ok {
			hurry = b
		}
	}
	return hurry
}
