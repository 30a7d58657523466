// Package through makes a server and reaches handlers through two packages.
package through

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/register/bundles"
)

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	bundles.Everything(s) // want `^the tool handler bundles\.\(\*Tools\)\.list, which is registered from here, returns errors in 1 place \(bundles\.go:18\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$` `^the tool handler tools\.get, which is registered from here, returns errors in 2 places \(tools\.go:14, tools\.go:16\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
	return s
}
