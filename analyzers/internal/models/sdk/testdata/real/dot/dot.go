// Package dot imports without a name.
package dot

import (
	. "context"

	. "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func Handle(Context, CallToolRequest) (*CallToolResult, error) {
	return NewToolResultText("done"), nil
}

// Use calls the function that the tables name.
func Use(s *server.MCPServer) { s.AddTool(NewTool("a"), Handle) }
