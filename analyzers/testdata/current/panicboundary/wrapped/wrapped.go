// Package wrapped makes servers whose handlers are all wrapped in a function that
// recovers.
package wrapped

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, in.Name, nil
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

// byWrapper hands each handler to the wrapper.
func byWrapper() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "read"}, recovered(raw))
	s.AddTool(&mcp.Tool{Name: "write"}, recovered(func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return raw(ctx, req)
	}))
	return s
}

// add registers a handler with recovery around the call alone.
func add[In, Out any](s *mcp.Server, name string, h mcp.ToolHandlerFor[In, Out]) {
	safe := func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		var (
			result *mcp.CallToolResult
			out    Out
			err    error
		)
		func() {
			defer func() {
				if recover() != nil {
					err = errors.New("internal error")
				}
			}()
			result, out, err = h(ctx, req, in)
		}()
		return result, out, err
	}
	mcp.AddTool(s, &mcp.Tool{Name: name}, safe)
}

// byRegistrar registers all handlers by one function.
func byRegistrar() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	add(s, "typed", typed)
	add(s, "literal", func(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
		return typed(ctx, req, in)
	})
	return s
}

// byItself has a handler that recovers itself, and one that hands its work to a
// function which does.
func byItself() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "read"}, careful)
	s.AddTool(&mcp.Tool{Name: "write"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return careful(ctx, req)
	})
	return s
}

func careful(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("internal error")
		}
	}()
	return &mcp.CallToolResult{}, nil
}

// byGuard runs each handler by a function that recovers.
func byGuard() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "read"}, guarded(raw))
	return s
}

func guarded(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return guard(func() (*mcp.CallToolResult, error) { return next(ctx, req) })
	}
}

func guard(f func() (*mcp.CallToolResult, error)) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("internal error")
		}
	}()
	return f()
}
