// Package shared registers what is in fields of structs that others can fill, too.
package shared

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type given struct{ handler server.ToolHandlerFunc }

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil } // want `^tool of mcp-go by type\+registration\+adapter as "list"$`

// sometimes returns what it is given, on one way.
func sometimes(t *given, quiet bool) *given {
	if quiet {
		return t
	}
	return &given{handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return t.handler(ctx, req) // want `transparent seam`
	}}
}

func addGiven(s *server.MCPServer, quiet bool) {
	s.AddTool(mcp.NewTool("list"), sometimes(&given{handler: list}, quiet).handler)
}

type later struct{ handler server.ToolHandlerFunc }

var all []*later

// keep puts what it makes where others find it.
func keep() *later {
	kept := &later{handler: first}
	all = append(all, kept)
	return kept
}

func first(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration as "keep"$`
	return nil, nil
}

func second(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration as "keep"$`
	return nil, nil
}

func addKept(s *server.MCPServer) {
	kept := keep()
	for _, t := range all {
		t.handler = second
	}
	s.AddTool(mcp.NewTool("keep"), kept.handler)
}

type seen struct{ handler server.ToolHandlerFunc }

func (t *seen) ready() bool { return t.handler != nil }

func third(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration as "seen"$`
	return nil, nil
}

// elsewhere is in no struct that is registered.
func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type$`
	return nil, nil
}

var other = seen{handler: elsewhere}

// addSeen hands what is made to a method, but nothing sets the field of what others made.
func addSeen(s *server.MCPServer) {
	t := makeSeen()
	if t.ready() && other.ready() {
		s.AddTool(mcp.NewTool("seen"), t.handler)
	}
}

func makeSeen() *seen { return &seen{handler: third} }
