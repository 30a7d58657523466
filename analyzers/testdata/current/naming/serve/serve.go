// Package serve registers the tools of another package.
package serve

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/naming/tools"
)

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(tools.Read(), tools.HandleRead("notes"))
	s.AddTool(tools.List, tools.HandleList)
	s.AddTool(tools.Write("notes"))
	return s
}
