// Package tools registers tools through code that all of its functions share.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var errGone = errors.New("gone")

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

func write(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

func drop(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

func open(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

func shut(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

// A Filter registers some of the tools.
type Filter struct{ Allowed map[string]bool }

// Add registers a tool if that is allowed.
func (f *Filter) Add(s *server.MCPServer, tool mcp.Tool, h server.ToolHandlerFunc) {
	if f.Allowed[tool.Name] {
		s.AddTool(tool, h)
	}
}

// Readers registers a tool through the filter.
func Readers(s *server.MCPServer, f *Filter) { f.Add(s, mcp.NewTool("read"), read) }

// Writers registers another tool through the same filter.
func Writers(s *server.MCPServer, f *Filter) { f.Add(s, mcp.NewTool("write"), write) }

// gathered are tools to be registered together.
type gathered struct{ tools []server.ServerTool }

func (g *gathered) add(t server.ServerTool) { g.tools = append(g.tools, t) }

func (g *gathered) all() []server.ServerTool { return append([]server.ServerTool(nil), g.tools...) }

// Listers gathers a tool and registers it.
func Listers(s *server.MCPServer) {
	g := &gathered{}
	g.add(server.ServerTool{Tool: mcp.NewTool("list"), Handler: list})
	s.AddTools(g.all()...)
}

// Droppers gathers another tool, in another object of the same type.
func Droppers(s *server.MCPServer) {
	g := new(gathered)
	g.add(server.ServerTool{Tool: mcp.NewTool("drop"), Handler: drop})
	s.AddTools(g.all()...)
}

func addAll(s *server.MCPServer, list ...server.ServerTool) { s.AddTools(list...) }

// Openers hands a tool to a function that registers what it is given.
func Openers(s *server.MCPServer) {
	addAll(s, server.ServerTool{Tool: mcp.NewTool("open"), Handler: open})
}

// Shutters hands another tool to the same function.
func Shutters(s *server.MCPServer) {
	addAll(s, server.ServerTool{Tool: mcp.NewTool("shut"), Handler: shut})
}

func hand(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

// Handing registers a literal that hands the request on to another handler.
func Handing(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("hand"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return hand(ctx, req)
	})
}
