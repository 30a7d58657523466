// Package started has a client that the start of the program makes.
package started

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type client struct{ name string }

var shared *client

// start is called before the server serves.
func start(name string) { shared = &client{name} }

// get asks whether that has happened: nothing for a handler to answer.
func get() *client {
	if shared == nil {
		panic("call start first")
	}
	return shared
}

type app struct{ config *client }

func (a *app) load(name string) { a.config = &client{name} }

// loaded asks the same of a field.
func (a *app) loaded() *client {
	if a.config == nil {
		panic("load must be called first")
	}
	return a.config
}

var running = new(app)

// named panics for what it is given.
func named(name string) string {
	if name == "" {
		panic(errors.New("no name")) // want "panicboundary/panic: panic"
	}
	return name
}

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(get().name + running.loaded().name), nil
}

func write(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(named(req.Params.Name)), nil
}

// New returns the server.
func New(name string) *server.MCPServer {
	start(name)
	running.load(name)
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read"), read)
	s.AddTool(mcp.NewTool("write"), write)
	return s
}
