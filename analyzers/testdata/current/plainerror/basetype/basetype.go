// Package basetype returns coded errors whose code says nothing.
package basetype

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct {
	Name string `json:"name"`
}

func unknownCode(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, taxonomy.New(taxonomy.CodeUnknownError, "It failed.") // want "plainerror/base-type: unknownCode"
}

func unknownLiteral(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, &taxonomy.Error{Code: taxonomy.CodeUnknownError, Message: "It failed."} // want "plainerror/base-type: unknownLiteral"
}

func wrappedUnknown(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := failure()
	return nil, nil, fmt.Errorf("call: %w", err) // want "plainerror/base-type: wrappedUnknown"
}

func failure() error { return taxonomy.New(taxonomy.CodeUnknownError, "It failed.") }

func knownCode(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, taxonomy.New(taxonomy.CodeParseError, "The text is no JSON.")
}

type tableError struct{ table string }

func (e tableError) Error() string { return e.table + " is locked" }

// Unwrap returns an error with a code, but is of a type that says more.
func (e tableError) Unwrap() error { return failure() }

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, tableError{in.Name}
}

func target(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if errors.Is(failure(), &taxonomy.Error{Code: taxonomy.CodeUnknownError}) {
		return nil, nil, taxonomy.InternalError("It failed.")
	}
	return nil, nil, nil
}

// service is no handler.
func service() error { return taxonomy.New(taxonomy.CodeUnknownError, "It failed.") }
