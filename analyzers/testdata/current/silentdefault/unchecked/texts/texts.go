// Package texts drops texts only, for which agents seldom give something else: it is strict.
package texts

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func serve() error {
	s := server.NewMCPServer("notes", "1.0") // want "silentdefault/unchecked: sort"
	s.AddTool(mcp.NewTool("list", mcp.WithString("sort")), list)
	return server.ServeStdio(s)
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	by := "name"
	if sort, ok := req.GetArguments()["sort"].(string); ok {
		by = sort
	}
	return mcp.NewToolResultText(by), nil
}

var _ = serve
