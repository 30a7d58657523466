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
	return nil, nil, errors.New("index not found") // want "plainerror/returned: notFound"
}

func notFoundFormat(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index %q not found", in.Name) // want "plainerror/returned: notFoundFormat"
}

func notFoundColon(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("Index not found: %s", in.Name) // want "plainerror/returned: notFoundColon"
}

func withoutVerbs(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index not found.") // want "plainerror/returned: withoutVerbs"
}

func wrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index %q not found: %w", in.Name, lookup()) // want "plainerror/returned: wrapped"
}

func wrappedOnly(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index not found: %w", lookup()) // want "plainerror/returned: wrappedOnly"
}

func exists(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("index %s already exists", in.Name) // want "plainerror/returned: exists"
}

func doesNotExist(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Errorf("index %s does not exist", in.Name) // want "plainerror/returned: doesNotExist"
}

func denied(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("permission denied") // want "plainerror/returned: denied"
}

func unauthorized(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("unauthorized") // want "plainerror/returned: unauthorized"
}

func limited(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("rate limit exceeded") // want "plainerror/returned: limited"
}

func late(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("request timed out") // want "plainerror/returned: late"
}

func down(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("service unavailable") // want "plainerror/returned: down"
}

const gone = "index not found"

func constant(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New(gone) // want "plainerror/returned: constant"
}

func lookup() error { return errPlain }

// helper makes the error of helped in a return statement of its own.
func helper() error { return errors.New("index not found") }

func helped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, helper() // want "plainerror/returned: helped"
}
