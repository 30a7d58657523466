// Package joined brings a server and handlers together, which other packages make.
package joined

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/made"
	"example.test/silentdefault/unchecked/tools"
)

func Serve() error {
	name := "notes " + made.Version()
	s := made.New(name) // want "silentdefault/unchecked: literal"
	tools.Register(s)
	return server.ServeStdio(s)
}
