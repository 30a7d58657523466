// Package main makes the server.
package main

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/tools"
)

func main() {
	s := server.NewMCPServer("notes", "1.0") // want "silentdefault/unchecked: literal"
	tools.Register(s)
	_ = server.ServeStdio(s)
}
