// Package mcpgo has handlers of mcp-go on a server that it makes.
package mcpgo

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct {
	Name string `json:"name"`
}

var errClosed = errors.New("closed")

func plain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

func foreign(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return nil, err // want "protocolerror/tool: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

// coded returns an error of package taxonomy, of which the library knows nothing.
func coded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.NotFound("There is no such note.") // want "protocolerror/tool: taxonomy.NotFound"
}

func sentinel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errClosed // want "protocolerror/tool: mcpgo.errClosed"
}

type busy struct{ queue int }

func (b busy) Error() string { return fmt.Sprint("queue ", b.queue) }

func typedError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, busy{3} // want "protocolerror/tool: mcpgo.busy"
}

func load(db *sql.DB) (string, error) {
	var name string
	if err := db.QueryRow("select name").Scan(&name); err != nil {
		return "", fmt.Errorf("load: %w", err)
	}
	return name, nil
}

type store struct{ db *sql.DB }

// helped is a method, whose error comes from a function of the package.
func (s *store) helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := load(s.db)
	if err != nil {
		return nil, err // want "protocolerror/tool: mcpgo.load"
	}
	return mcp.NewToolResultText(name), nil
}

func typed(ctx context.Context, req mcp.CallToolRequest, in args) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

func bundled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

// bundles is registered by New.
func bundles() []server.ServerTool {
	return []server.ServerTool{{Tool: mcp.NewTool("bundled"), Handler: bundled}}
}

// New makes the server.
func New(db *sql.DB) *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolCapabilities(true), server.WithRecovery(), server.WithHooks(&server.Hooks{}))
	s.AddTool(mcp.NewTool("plain"), plain)
	s.AddTool(mcp.NewTool("foreign"), foreign)
	s.AddTool(mcp.NewTool("coded"), coded)
	s.AddTool(mcp.NewTool("sentinel"), sentinel)
	s.AddTool(mcp.NewTool("typedError"), typedError)
	s.AddTool(mcp.NewTool("helped"), (&store{db}).helped)
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
	s.AddTools(bundles()...)
	add(s)
	return s
}

// add registers on the server of its caller, which is in sight.
func add(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("literal"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("no") // want "protocolerror/tool: errors.New"
	})
}
