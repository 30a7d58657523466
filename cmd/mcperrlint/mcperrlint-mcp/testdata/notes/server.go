package main

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := new(server.MCPServer)
	s.AddTool(mcp.Tool{Name: "delete_note"}, remove)
	s.AddTool(mcp.Tool{Name: "list_notes"}, list)
}

func remove(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("note"); err != nil {
		return mcp.NewToolResultText("cannot delete: " + err.Error()), nil
	}
	return mcp.NewToolResultText("deleted"), nil
}

func list(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	entries, err := os.ReadDir("notes")
	if err != nil || len(entries) == 0 {
		return mcp.NewToolResultText("There are no notes."), nil
	}
	return mcp.NewToolResultText(entries[0].Name()), nil
}
