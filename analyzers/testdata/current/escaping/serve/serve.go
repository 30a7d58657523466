// Package serve registers handlers of another package: one finding where it does.
package serve

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/escaping/there"
)

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	there.Register(s) // want `^2 handlers of other packages, which are registered from here, such as the tool handler there\.read, return errors in 3 places; an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error, or let one middleware do so for all \(protocolerror/tool\)$`
	return s
}
