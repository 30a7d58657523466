// Package joined brings a server and handlers together, which other packages make.
package joined

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/made"
	"example.test/silentdefault/unchecked/tools"
)

func Serve() error {
	name := "notes " + made.Version()
	s := made.New(name) // want `^10 handlers drop 10 arguments, such as "literal", .*; pass server.WithInputSchemaValidation\(\) in made.go:9 \(silentdefault/unchecked\)$`
	tools.Register(s)
	return server.ServeStdio(s)
}
