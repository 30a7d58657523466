// Package boxed makes servers and hands them to methods of interfaces whose values other
// packages make.
package boxed

import (
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/tables/listed"
	"example.test/protocolerror/tables/sets"
)

// Listed hands one to all of a list.
func Listed() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, set := range listed.All() {
		set.Add(s) // want `^the tool handler sets\.\(files\)\.read, which is registered from here, returns errors in 1 place \(sets\.go:21\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
	}
	return s
}

// Fine hands one to those of which nothing escapes.
func Fine() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, set := range append(listed.Fine(), sets.Quiet()) {
		set.Add(s)
	}
	return s
}
