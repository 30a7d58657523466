// Package unchecked drops arguments with a version of mcp-go that cannot check them: what is to edit is where they
// are read.
package unchecked

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func serve() error {
	s := server.NewMCPServer("notes", "1.0")
	s.AddTool(mcp.NewTool("list", mcp.WithString("sort"), mcp.WithNumber("limit")), list)
	s.AddTool(mcp.NewTool("show", mcp.WithNumber("id")), show)
	return server.ServeStdio(s)
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	by, limit := "name", 10
	if sort, ok := req.GetArguments()["sort"].(string); ok {
		by = sort
	}
	if n, ok := req.GetArguments()["limit"].(float64); ok { // want "silentdefault/unchecked: limit"
		limit = int(n)
	}
	return mcp.NewToolResultText(fmt.Sprint(by, limit)), nil
}

func show(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, ok := req.GetArguments()["id"].(float64)
	if !ok {
		return mcp.NewToolResultError("id must be a number"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(id)), nil
}

var _ = serve
