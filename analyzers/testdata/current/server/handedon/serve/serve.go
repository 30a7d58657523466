// Package serve calls a wrapper of another package that hands on what it is given.
package serve

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/server/handedon"
	"example.test/server/handedon/adapt"
	"example.test/server/handedon/work"
)

func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	adapt.Add(s, "meta", map[string]adapt.Entry{
		"get": handedon.Exported(work.Get), // want `^foreign typed tool Get as "", unknown there$`
	})
	return s
}
