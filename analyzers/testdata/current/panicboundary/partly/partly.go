// Package partly makes servers some of whose handlers are wrapped in a function that
// recovers.
package partly

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func read(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func remove(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

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

func one() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "read"}, recovered(read))
	s.AddTool(&mcp.Tool{Name: "write"}, recovered(write))
	s.AddTool(&mcp.Tool{Name: "remove"}, remove)
	return s
}

func two() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "read"}, recovered(read))
	s.AddTool(&mcp.Tool{Name: "write"}, write)
	s.AddTool(&mcp.Tool{Name: "remove"}, remove)
	return s
}

// background recovers from the panics of another goroutine alone.
func background(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	go func() {
		defer func() { _ = recover() }()
	}()
	return &mcp.CallToolResult{}, nil
}

func none() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "background"}, background)
	return s
}
