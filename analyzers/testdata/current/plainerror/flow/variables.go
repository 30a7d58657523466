// Package flow moves plain errors to the return statement of a handler in every
// way that values move.
package flow

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

var errSentinel = errors.New("of the package")

func variable(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := errors.New("no luck")
	return nil, nil, err // want "plainerror/returned: variable"
}

func declared(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var err error
	if in.Name == "" {
		err = errors.New("no luck")
	}
	return nil, nil, err // want "plainerror/returned: declared"
}

func branches(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var err error
	if in.Name == "" {
		err = errors.New("empty")
	} else {
		err = fmt.Errorf("bad name %q", in.Name)
	}
	return nil, nil, err // want "plainerror/returned: branches"
}

func loop(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var last error
	for _, r := range in.Name {
		if r == ' ' {
			last = fmt.Errorf("blank in %q", in.Name)
		}
	}
	return nil, nil, last // want "plainerror/returned: loop"
}

func choice(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	switch in.Name {
	case "":
		return nil, nil, errors.New("empty") // want "plainerror/returned: choice"
	case "x":
		return nil, nil, errors.New("x is taken") // want "plainerror/returned: choice"
	}
	return nil, nil, nil
}

func sentinel(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errSentinel // want "plainerror/returned: sentinel"
}

func wrappedSentinel(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call: %w", errSentinel) // want "plainerror/returned: wrappedSentinel"
}

func namedResult(ctx context.Context, req *mcp.CallToolRequest, in args) (_ *mcp.CallToolResult, _ any, err error) {
	if in.Name == "" {
		err = errors.New("empty")
		return // want "plainerror/returned: namedResult"
	}
	return nil, nil, nil
}

func field(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var outcome struct {
		text string
		err  error
	}
	if in.Name == "" {
		outcome.err = errors.New("empty")
	}
	return nil, nil, outcome.err // want "plainerror/returned: field"
}

func collected(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var all []error
	for _, r := range in.Name {
		if r == ' ' {
			all = append(all, errors.New("blank"))
		}
	}
	return nil, nil, errors.Join(all...) // want "plainerror/returned: collected"
}

func again(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		return nil, nil, errors.New("one") // want "plainerror/returned: again"
	}
	if in.Name == "x" {
		return nil, nil, errors.New("two") // want "plainerror/returned: again"
	}
	return nil, nil, fmt.Errorf("three") // want "plainerror/returned: again"
}
