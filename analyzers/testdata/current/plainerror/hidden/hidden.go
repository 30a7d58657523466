// Package hidden has other things under well-known names.
package hidden

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type factory struct{}

// New makes an error with a code.
func (factory) New(text string) error { return taxonomy.InternalError(text) }

// Errorf does too.
func (factory) Errorf(format string, a ...any) error { return taxonomy.InternalError(format) }

var errors, fmt factory

type args struct {
	Name string `json:"name"`
}

func lookAlikeNew(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("It failed.")
}

func lookAlikeErrorf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("It failed.")
}
