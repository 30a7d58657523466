// Package instance registers what functions of its own put into structs that they make,
// and not what else is in that field.
package instance

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var errNothing = errors.New("nothing")

type wrapped struct {
	definition mcp.Tool
	handler    server.ToolHandlerFunc
}

func open() *wrapped {
	return &wrapped{
		definition: mcp.NewTool("open"),
		handler:    func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }, // want `^tool of mcp-go by type\+adapter$`
	}
}

// wrap returns another struct of the same type.
func wrap(t *wrapped) *wrapped {
	return &wrapped{
		definition: t.definition,
		handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			res, err := t.handler(ctx, req) // want `converting seam`
			if err != nil {
				return mcp.NewToolResultError(err.Error()), nil
			}
			return res, nil
		},
	}
}

func addWrapped(s *server.MCPServer) {
	for _, t := range []*wrapped{open()} {
		s.AddTool(t.definition, wrap(t).handler)
	}
}

type value struct {
	definition mcp.Tool
	handler    server.ToolHandlerFunc
}

var closing = value{handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }} // want `^tool of mcp-go by type\+adapter$`

// wrapValue returns the struct itself, and next to an error an empty one.
func wrapValue(t value) (w value, err error) {
	if t.handler == nil {
		return value{}, errNothing
	}
	if t.definition.Name == "" {
		return value{handler: nobody}, nil
	}
	w = value{definition: t.definition}
	w.handler = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		res, err := t.handler(ctx, req) // want `converting seam`
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return res, nil
	}
	return w, nil
}

func nobody(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration\+adapter as "close"$`
	return nil, nil
}

func addValue(s *server.MCPServer) error {
	w, err := wrapValue(closing)
	if err != nil {
		return err
	}
	s.AddTool(mcp.NewTool("close"), w.handler)
	return nil
}

type twice struct{ handler server.ToolHandlerFunc }

// It is set through a pointer, too: what one instance holds is not told from what others do.
var moving = twice{handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }} // want `^tool of mcp-go by type\+registration\+adapter as "move"$`

func inner(t twice) *twice {
	return &twice{handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		res, err := t.handler(ctx, req) // want `converting seam`
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return res, nil
	}}
}

// outer returns what another function made.
func outer(t twice) *twice { return inner(t) }

// addAnother puts another function into what it is given, before it registers it.
func addAnother(s *server.MCPServer) {
	w := outer(moving)
	w.handler = another
	s.AddTool(mcp.NewTool("move"), w.handler)
}

func another(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration\+adapter as "move"$`
	return nil, nil
}
