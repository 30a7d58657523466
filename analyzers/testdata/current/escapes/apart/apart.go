// Package apart makes servers of which each has some of the tools of another package.
package apart

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/escapes/apart/tools"
)

// throughFilter has two functions of the other package register through the same method.
func throughFilter(f *tools.Filter) *server.MCPServer {
	s := server.NewMCPServer("filter", "1")
	tools.Readers(s, f) // want `^tool: tools.read, 0 handlers, 1 returns \[tools.go:15\]$`
	tools.Writers(s, f) // want `^tool: tools.write, 0 handlers, 1 returns \[tools.go:19\]$`
	return s
}

// listing has only what one of the objects gathers.
func listing() *server.MCPServer {
	s := server.NewMCPServer("list", "1")
	tools.Listers(s) // want `^tool: tools.list, 0 handlers, 1 returns \[tools.go:23\]$`
	return s
}

// dropping has what another one gathers.
func dropping() *server.MCPServer {
	s := server.NewMCPServer("drop", "1")
	tools.Droppers(s) // want `^tool: tools.drop, 0 handlers, 1 returns \[tools.go:27\]$`
	return s
}

// throughList has two functions of the other package register through the same function.
func throughList() *server.MCPServer {
	s := server.NewMCPServer("list", "1")
	tools.Openers(s)  // want `^tool: tools.open, 0 handlers, 1 returns \[tools.go:31\]$`
	tools.Shutters(s) // want `^tool: tools.shut, 0 handlers, 1 returns \[tools.go:35\]$`
	return s
}

// throughLiteral has the other package register a literal around a handler.
func throughLiteral() *server.MCPServer {
	s := server.NewMCPServer("hand", "1")
	tools.Handing(s) // want `^tool: tools.hand, 0 handlers, 1 returns \[tools.go:88\]$`
	return s
}
