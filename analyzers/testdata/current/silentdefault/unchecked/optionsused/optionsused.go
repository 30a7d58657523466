// Package optionsused passes the options of another package, one of which checks arguments.
package optionsused

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/options"
	"example.test/silentdefault/unchecked/tools"
)

func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1.0", options.All()...)
	tools.Register(s)
	return s
}
