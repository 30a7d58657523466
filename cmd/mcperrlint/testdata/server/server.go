package main

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() { new(server.MCPServer).AddTool(mcp.Tool{Name: "delete"}, remove) }

func remove(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("note"); err != nil {
		return mcp.NewToolResultText("cannot delete: " + err.Error()), nil
	}
	return mcp.NewToolResultText("deleted"), nil
}
