// Package methods makes servers and calls methods that add tools by way of tables.
package methods

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/tables/tools"
)

type toolset struct {
	name string
	add  func(*server.MCPServer)
}

// Slice calls the methods that stand in a slice of structs.
func Slice() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	set := &tools.Set{Prefix: "x"}
	for _, t := range []toolset{{"set", set.Add}, {"own", addOwn}} {
		if t.name != "" {
			t.add(s) // want "protocolerror/tool: tools.Set.remove"
		}
	}
	return s
}

func addOwn(s *server.MCPServer) { s.AddTool(mcp.NewTool("own"), own) }

func own(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

type adder interface{ Add(*server.MCPServer) }

// Through calls the method of an interface.
func Through() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	all := []adder{&tools.Other{}, &others{}}
	for _, a := range all {
		a.Add(s) // want "protocolerror/tool: tools.Other.rename"
	}
	return s
}

type others struct{}

func (o *others) Add(s *server.MCPServer) { s.AddTool(mcp.NewTool("other"), o.other) }

func (o *others) other(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

// Setup hands the server to a function that comes in, which can put middleware on it.
func Setup(setup func(*server.MCPServer)) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	setup(s)
	return s
}

// This package puts none there.
var _ = Setup(tools.AddPlain)

// Listed does so with methods that come in.
func Listed(all []adder) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, a := range append(all, &tools.Other{}) {
		a.Add(s)
	}
	return s
}
