// Package app builds the server.
package app

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/server/wrap"
	"example.test/server/wrapped"
)

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(wrap.Rescue)         // want `converting middleware`
	s.AddReceivingMiddleware(wrap.Logging("app")) // want `transparent middleware`
	wrapped.Add(s)
	s.AddTool(&mcp.Tool{Name: "foreign"}, wrapped.Raw) // want `foreign tool Raw as "foreign"`
	return s
}
