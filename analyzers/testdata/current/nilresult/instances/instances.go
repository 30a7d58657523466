// Package instances asks in functions for values of any type whether these are nil.
package instances

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type handler = func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error)

type trace struct{ ID string }

type named interface{ Name() string }

func search() *trace { return nil }

func find() named { return nil }

// pointers is used for pointers alone: one that is nil gives an interface that is not.
func pointers[R any](f func() R) handler {
	return func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		switch v := any(f()).(type) {
		case *mcp.CallToolResult:
			return &mcp.CallToolResult{Content: v.Content}, nil
		case nil:
			return nil, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil
	}
}

// outer hands its type on.
func outer[R any](f func() R) handler { return pointers(f) }

// interfaces is used for an interface, too.
func interfaces[R any](f func() R) handler {
	return func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		switch any(f()).(type) {
		case nil:
			return nil, nil // want "nilresult/nothing"
		}
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil
	}
}

var handlers = []handler{pointers(search), outer(search), interfaces(search), interfaces(find)}

// tool hands its type on from a method, held from a constructor.
type tool[R any] struct{ run func() R }

func newTool[R any](f func() R) *tool[R] { return &tool[R]{f} }

func (t *tool[R]) handler() handler { return held(t.run) }

func held[R any](f func() R) handler {
	return func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if any(f()) == nil {
			return nil, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil
	}
}

// loose is the same, and holds an interface once.
type loose[R any] struct{ run func() R }

func (l *loose[R]) handler() handler {
	return func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if any(l.run()) == nil {
			return nil, nil // want "nilresult/nothing"
		}
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil
	}
}

var held1 = []handler{newTool(search).handler(), (&loose[*trace]{search}).handler(), (&loose[named]{find}).handler()}
