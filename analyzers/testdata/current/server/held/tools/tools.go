// Package tools has tools of both forms. It knows no library either.
package tools

import (
	"context"
	"errors"

	"example.test/server/held/api"
)

// All returns the tools.
func All() []api.Tool {
	return []api.Tool{
		{Name: "list", Handler: list},
		{Name: "literal", Handler: func(ctx context.Context, arguments map[string]any) (*api.Result, error) { return nil, nil }},
	}
}

func list(ctx context.Context, arguments map[string]any) (*api.Result, error) {
	return nil, errors.New("no")
}

// Clock is a command.
type Clock struct{}

// Run is its handler.
func (Clock) Run(ctx context.Context, arguments map[string]any) (*api.Result, error) { return nil, nil }
