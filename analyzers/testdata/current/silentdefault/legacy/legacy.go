// Package legacy reads an argument that its tool declares, and one that it no longer does.
package legacy

import (
	"context"
	"fmt"
	"strconv"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Register registers the tool.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("list", mcp.WithString("limit")), list)
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit, err := strconv.Atoi(req.GetString("limit", "10")) // want "silentdefault/parsed: strconv.Atoi"
	if err != nil {
		limit = 10
	}
	last, err := strconv.Atoi(req.GetString("last", "0")) // want "silentdefault/parsed: strconv.Atoi"
	if err != nil {
		last = 0
	}
	return mcp.NewToolResultText(fmt.Sprint(limit, " after ", last)), nil
}
