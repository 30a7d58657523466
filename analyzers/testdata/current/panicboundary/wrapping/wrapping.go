// Package wrapping puts recovery around handlers, before they are registered.
package wrapping

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Safe recovers from the panics of a handler.
func Safe(h mcp.ToolHandler) mcp.ToolHandler { return logged(recovered(h)) }

func recovered(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		defer func() {
			if recover() != nil {
				err = errors.New("internal error")
			}
		}()
		return next(ctx, req)
	}
}

func logged(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return next(ctx, req)
	}
}

func read(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

// All registers tools that recover.
func All(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "read"}, Safe(read))
	s.AddTool(&mcp.Tool{Name: "write"}, recovered(write))
}

// Some registers a tool that recovers, and one that does not.
func Some(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "read"}, recovered(read))
	s.AddTool(&mcp.Tool{Name: "write"}, write)
}

// Add registers a tool with recovery around it.
func Add(s *mcp.Server, name string, h mcp.ToolHandler) {
	s.AddTool(&mcp.Tool{Name: name}, recovered(h))
}

// Reader returns a handler that recovers.
func Reader() mcp.ToolHandler { return recovered(read) }

// Do calls a function and recovers from its panic.
func Do(f func()) {
	defer func() { _ = recover() }()
	f()
}
