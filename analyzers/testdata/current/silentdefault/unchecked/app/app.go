// Package main makes the server.
package main

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/tools"
)

func main() {
	s := server.NewMCPServer("notes", "1.0") // want `^10 handlers drop 10 arguments, such as "literal", where the agent gives another type, and answer as if it had given none: the library checks types only if it is told to; pass server.WithInputSchemaValidation\(\) \(silentdefault/unchecked\)$`
	tools.Register(s)
	_ = server.ServeStdio(s)
}
