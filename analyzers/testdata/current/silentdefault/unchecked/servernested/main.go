// Package main drops nothing but keys of an argument that is an object.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: pages"
	s.AddTool(mcp.NewTool("filter"), filter)
	_ = server.ServeStdio(s)
}

// filter refuses what is no object, and drops what is wrong in it.
func filter(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	where, ok := req.GetArguments()["where"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("where must be an object"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(query(where))), nil
}

func query(where map[string]any) (pages int, lent bool) {
	if n, ok := where["pages"].(float64); ok {
		pages = int(n)
	}
	if b, ok := where["lent"].(bool); ok {
		lent = b
	}
	return pages, lent
}
