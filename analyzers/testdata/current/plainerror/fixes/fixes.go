// Package fixes has plain errors whose text decides the code.
package fixes

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	pkgerrors "github.com/pkg/errors"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct {
	Name string `json:"name"`
}

var errFixed error = taxonomy.Conflict("The name is taken.")

func notFound(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("index not found") // want `^this typed tool handler returns a plain error \(errors.New\): the agent gets text without a code, and only its words can say whether to retry, change the arguments or give up; make the error with taxonomy.NotFound \(plainerror/returned\)$`
}

func notFoundFormat(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index %q not found", in.Name) // want `make the error with taxonomy.NotFound \(`
}

func notFoundColon(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("Index not found: %s", in.Name) // want `make the error with taxonomy.NotFound \(`
}

func withoutVerbs(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index not found.") // want `make the error with taxonomy.NotFound \(`
}

func wrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index %q not found: %w", in.Name, lookup()) // want `make the error with taxonomy.NotFound \(`
}

func wrappedOnly(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index not found: %w", lookup()) // want `make the error with taxonomy.NotFound \(`
}

func exists(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index %s already exists", in.Name) // want `make the error with taxonomy.Conflict \(`
}

func doesNotExist(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Errorf("index %s does not exist", in.Name) // want `make the error with taxonomy.NotFound \(`
}

func denied(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("permission denied") // want `make the error with taxonomy.Forbidden \(`
}

func unauthorized(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("unauthorized") // want `make the error with taxonomy.Unauthorized \(`
}

func limited(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("rate limit exceeded") // want `make the error with taxonomy.RateLimited \(`
}

func late(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("request timed out") // want `make the error with taxonomy.Timeout \(`
}

func down(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("service unavailable") // want `make the error with taxonomy.ServiceUnavailable \(`
}

const gone = "index not found"

func constant(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New(gone) // want `make the error with taxonomy.NotFound \(`
}

func lookup() error { return errPlain }
