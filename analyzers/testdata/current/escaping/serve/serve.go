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
	there.Register(s)                          // want `^3 handlers of other packages, which are registered from here on, such as the tool handler there\.read, return errors in 4 places; an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error, or let one middleware do so for all \(protocolerror/tool\)$`
	s.AddTool(mcp.NewTool("list"), there.List) // told with the others
	return s
}
