// Package checked lets the library check arguments.
package checked

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func serve() error {
	s := server.NewMCPServer("notes", "1.0", server.WithInputSchemaValidation())
	s.AddTool(mcp.NewTool("list", mcp.WithNumber("limit")), list)
	return server.ServeStdio(s)
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := 10
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		limit = int(n)
	}
	return mcp.NewToolResultText(fmt.Sprint(limit)), nil
}

var _ = serve
