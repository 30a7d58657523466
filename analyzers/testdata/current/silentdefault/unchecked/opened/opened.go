// Package opened lets its callers give options.
package opened

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/tools"
)

func New(options ...server.ServerOption) *server.MCPServer {
	s := server.NewMCPServer("notes", "1.0", options...)
	tools.Register(s)
	return s
}
