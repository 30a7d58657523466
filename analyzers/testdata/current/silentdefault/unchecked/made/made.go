// Package made makes a server for others.
package made

import "github.com/mark3labs/mcp-go/server"

func New(name string) *server.MCPServer { return build(name) }

func build(name string) *server.MCPServer {
	return server.NewMCPServer(name, "1.0", server.WithRecovery())
}

// Version has nothing to do with the server.
func Version() string { return "1.0" }
