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
			result, err := c.Execute(ctx, req) // want `^this call forwards the error of what it calls \(2 handlers with 3 returns known to fail can stand behind it\), and the error goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; make a result with the error flag of it there, once for all of them \(protocolerror/leaky-seam\)$`
			if err != nil {
				return nil, err
			}
			return result, nil
		})
	}
	return s
}
