package fixes

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// plain says nothing about the kind of failure.
func plain(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("no luck") // want "plainerror/returned: plain"
}

// ambiguous could be any of two codes.
func ambiguous(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("name is required") // want "plainerror/returned: ambiguous"
}

// negated speaks of the opposite.
func negated(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("cannot say whether the index was not found or hidden") // want "plainerror/returned: negated"
}

// variable is decided, but is not made in the return statement.
func variable(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := errors.New("index not found")
	return nil, nil, err // want "plainerror/returned: variable"
}

// amid wraps in the midst of the text.
func amid(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call: %w: index not found", ctx.Err()) // no plain error: it keeps that of the context
}

// foreignAmid wraps an error in the midst of the text, which no factory can say.
func foreignAmid(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("%w: index not found", errPlain) // want "plainerror/returned: foreignAmid"
}

var errPlain = errors.New("no luck")

// shown puts the text of another error into its own.
func shown(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index not found: %v", errPlain) // want "plainerror/returned: shown"
}

// computed has a text that is known only at run time.
func computed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New(in.Name + " not found") // want "plainerror/returned: computed"
}

// shadowed cannot name the package.
func shadowed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	taxonomy := in.Name
	return nil, taxonomy, errors.New("index not found") // want "plainerror/returned: shadowed"
}
