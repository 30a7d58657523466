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
	shared.Forward(s, "plain", tools.Plain) // want `^the typed tool handler that is registered here returns a plain error \(errors.New in tools.Plain\): the agent gets text without a code, and only its words can say whether to retry, change the arguments or give up; give it a code with a factory of package taxonomy \(plainerror/returned\)$`
	shared.Forward(s, "coded", tools.Coded)
	shared.Register(s, "classified", tools.Plain)
	return s
}
