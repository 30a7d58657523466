package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// quiet is set by a function of the package.
var quiet bool

func beQuiet(is bool) { quiet = is }

func quieted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if quiet {
		return nil, nil // want "nilresult/nothing"
	}
	return mcp.NewToolResultText("loud"), nil
}

func registerQuieted(s *server.MCPServer) { s.AddTool(mcp.NewTool("quieted"), quieted) }
