// Package tools declares tools in variables and adds them to servers.
package tools

import (
	"context"
	"errors"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/tables/adapt"
)

type params struct {
	Name string `json:"name"`
}

func get(ctx context.Context, p params) (string, error) {
	if p.Name == "" {
		return "", errors.New("no name")
	}
	return p.Name, os.Remove(p.Name)
}

// Get is a tool behind a seam that lets errors through.
var Get = adapt.Must("get", get)

var list = adapt.Must("list", func(ctx context.Context, p params) ([]string, error) {
	return nil, errors.New("no")
})

// Safe is one behind a seam that does not.
var Safe = adapt.MustSafe("safe", get)

// AddGet adds a tool.
func AddGet(s *server.MCPServer) { Get.Register(s) }

// AddLists adds tools if they are wanted.
func AddLists(s *server.MCPServer, wanted bool) {
	if wanted {
		adapt.RegisterAll(s, list)
	}
}

// AddSafe adds a tool of which nothing escapes.
func AddSafe(s *server.MCPServer) { Safe.Register(s) }

func plain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// AddPlain adds a tool without a seam.
func AddPlain(s *server.MCPServer) { s.AddTool(mcp.NewTool("plain"), plain) }

// A Set adds its tools.
type Set struct{ Prefix string }

func (s *Set) remove(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New(s.Prefix)
}

// Add adds the tools of the set.
func (s *Set) Add(to *server.MCPServer) { to.AddTool(mcp.NewTool(s.Prefix+"remove"), s.remove) }

// Other is another set.
type Other struct{}

func (o *Other) rename(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// Add adds the tools of the set.
func (o *Other) Add(to *server.MCPServer) { to.AddTool(mcp.NewTool("rename"), o.rename) }
