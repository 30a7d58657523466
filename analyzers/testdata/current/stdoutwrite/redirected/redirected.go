// Package redirected keeps standard output for the transport.
package redirected

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Println("called")
	return mcp.NewToolResultText("done"), nil
}

func serve(s *server.MCPServer) error {
	stdout := os.Stdout
	os.Stdout = os.Stderr
	s.AddTool(mcp.NewTool("handle"), handle)
	return server.NewStdioServer(s).Listen(context.Background(), os.Stdin, stdout)
}
