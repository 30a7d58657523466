package seams

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/seams/around"
)

func runs(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

func twice() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("runs"), around.Handler(runs))
	return s
}
