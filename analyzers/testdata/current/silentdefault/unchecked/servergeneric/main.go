// Package main has one function for arguments of all types.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: count"
	s.AddTool(mcp.NewTool("lend"), lend)
	_ = server.ServeStdio(s)
}

// lend reads a number and a flag, with functions for each.
func lend(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(number(req, "count", 1), boolean(req, "hurry"))), nil
}

func number(req mcp.CallToolRequest, name string, otherwise float64) float64 {
	switch v := req.GetArguments()[name].(type) {
	case float64:
		return v
	}
	return otherwise
}

func boolean(req mcp.CallToolRequest, name string) bool {
	if b, ok := req.GetArguments()[name].(bool); ok {
		return b
	}
	return false
}
