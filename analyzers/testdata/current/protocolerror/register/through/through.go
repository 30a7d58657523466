// Package through makes a server and reaches handlers through two packages.
package through

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/register/bundles"
)

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	bundles.Everything(s) // want "protocolerror/tool: bundles.Tools.list" "protocolerror/tool: tools.get"
	return s
}
