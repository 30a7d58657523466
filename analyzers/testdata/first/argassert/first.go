// Package first uses the first version of mcp-go.
package first

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func greet(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := request.Params.Arguments["name"].(string) // want `argassert/argument: request.Params.Arguments["name"].(string)`
	return mcp.NewToolResultText("Hello " + name), nil
}

func register(s *server.MCPServer) { s.AddTool(mcp.NewTool("greet"), greet) }
