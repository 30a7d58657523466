// Package serve registers handlers of another package: one finding where it does.
package serve

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/escaping/there"
)

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	there.Register(s)                          // want "protocolerror/tool: there.read"
	s.AddTool(mcp.NewTool("list"), there.List) // told with the others
	return s
}
