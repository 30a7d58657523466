package silent

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// besideResult returns an error result, too: resultanderror says that the library drops it.
func besideResult(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no name"), errors.New("no name")
}

func besideServer() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("beside"), besideResult)
	return s
}
