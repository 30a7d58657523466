// Package serve makes handlers out of functions of another package.
package serve

import (
	"example.test/plainerror/elsewhere/tools"
	"example.test/plainerror/seams/shared"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	shared.Forward(s, "plain", tools.Plain) // want "plainerror/returned: errors.New"
	shared.Forward(s, "coded", tools.Coded)
	shared.Register(s, "classified", tools.Plain) // want "plainerror/returned: errors.New"
	return s
}
