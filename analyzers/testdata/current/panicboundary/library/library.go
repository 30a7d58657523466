// Package library has its server made safe elsewhere, and one behind the recovery of
// the library.
package library

import (
	"context"

	"example.test/panicboundary/recovering"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func elsewhere() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	recovering.Install(s)
	return s
}

func panics(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	panic("no name")
}

func withRecovery() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithRecovery())
	s.AddTool(mark.NewTool("panics"), panics)
	return s
}
