// Package unready has handlers that tell what went wrong when their object was made.
package unready

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tool struct{ initError error }

func newTool(path string) *tool {
	t := &tool{}
	if _, err := configuration(path); err != nil {
		t.initError = fmt.Errorf("failed to read the configuration: %w", err)
	}
	return t
}

func configuration(path string) ([]byte, error) { return os.ReadFile(path) }

func (t *tool) list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if t.initError != nil {
		return mcp.NewToolResultError(t.initError.Error()), nil // want "upstreamtext/foreign: os.ReadFile"
	}
	return mcp.NewToolResultText("ok"), nil
}

// List is another way to call the handler: what that answers is told there.
func (t *tool) List(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return t.list(ctx, req)
}

// checked asks a method that is only called.
func (t *tool) checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, t.ready() // the rule protocolerror speaks of it
}

func (t *tool) ready() error { return t.initError }

// described says no more than that it failed.
func (t *tool) described(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if t.initError != nil {
		return mcp.NewToolResultError("not ready"), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// register also registers a literal.
func (t *tool) register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("list"), t.list)
	s.AddTool(mcp.NewTool("checked"), t.checked)
	s.AddTool(mcp.NewTool("described"), t.described)
	s.AddTool(mcp.NewTool("literal"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, t.initError // the rule protocolerror speaks of it
	})
}

func serve() error {
	s := server.NewMCPServer("unready", "1")
	newTool("config").register(s)
	return server.ServeStdio(s)
}
