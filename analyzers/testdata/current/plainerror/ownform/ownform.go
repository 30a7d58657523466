// Package ownform keeps handlers in a form of the program's own in fields. The adapter that
// calls them is in another package.
package ownform

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

type Result struct{ Text string }

type Tool struct {
	Name    string
	Handler func(ctx context.Context, request mcp.CallToolRequest) (*Result, error)
}

var Tools = []Tool{{"find", func(ctx context.Context, request mcp.CallToolRequest) (*Result, error) {
	name, err := request.RequireString("name")
	if err != nil {
		return nil, errors.New("a name is required") // want "plainerror/returned: errors.New"
	}
	return &Result{name}, nil
}}}
