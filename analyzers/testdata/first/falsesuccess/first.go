// Package first uses the first version of mcp-go.
package first

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func remove(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("notes"); err != nil {
		return mcp.NewToolResultText("Error: " + err.Error()), nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func register(s *server.MCPServer) { s.AddTool(mcp.NewTool("remove"), remove) }
