// Package sets joins sets of tools of which it does not know where they come from.
package sets

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Set is a set of tools.
type Set interface {
	Tools(ctx context.Context) ([]*mcp.Tool, error)
}

type joined struct{ sets []Set }

func (j *joined) Tools(ctx context.Context) ([]*mcp.Tool, error) {
	for _, s := range j.sets {
		if _, err := s.Tools(ctx); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// Join returns the tools of all sets.
func Join(sets []Set) Set { return &joined{sets} }

// Own is a set that asks nobody.
type Own interface {
	Own(ctx context.Context) error
}

type own struct{ sets []Own }

func (o *own) Own(ctx context.Context) error {
	for _, s := range o.sets {
		if err := s.Own(ctx); err != nil {
			return err
		}
	}
	return nil
}

// Owns joins them.
func Owns(sets []Own) Own { return &own{sets} }

// Tool is a tool with its handler.
type Tool struct{ Handler mcp.ToolHandler }

// Asked is a tool of another server.
func Asked(session *mcp.ClientSession) Tool {
	return Tool{func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return session.CallTool(ctx, &mcp.CallToolParams{Name: req.Params.Name})
	}}
}

// Failing is one of this server.
func Failing() Tool {
	return Tool{func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("nothing here")
	}}
}
