// Package spread has a seam behind which tools stand that register themselves: their
// packages are imported by another one for that alone.
package spread

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/counted/api"
	_ "example.test/protocolerror/counted/spread/all"
)

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, c := range api.Registered {
		s.AddTool(mcp.NewTool("command"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := c.Execute(ctx, req) // want "protocolerror/leaky-seam"
			if err != nil {
				return nil, err
			}
			return result, nil
		})
	}
	return s
}
