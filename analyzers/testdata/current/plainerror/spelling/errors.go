// Package spelling makes plain errors with every function that does, under every
// name that Go allows for it.
package spelling

import (
	"context"
	"errors"
	stderrors "errors"
	"fmt"
	format "fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	pkgerrors "github.com/pkg/errors"
	"golang.org/x/xerrors"
)

type args struct {
	Name string `json:"name"`
}

func standard(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("no luck") // want "plainerror/returned: standard"
}

func newline(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors. // want "plainerror/returned: newline"
					New("no luck")
}

func renamed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, stderrors.New("no luck") // want "plainerror/returned: renamed"
}

func parentheses(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, ((errors.New)("no luck")) // want "plainerror/returned: parentheses"
}

func formatted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("no luck with %q", in.Name) // want "plainerror/returned: formatted"
}

func formattedRenamed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, format.Errorf("no luck with %q", in.Name) // want "plainerror/returned: formattedRenamed"
}

func joined(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	first, second := errors.New("one"), fmt.Errorf("two")
	return nil, nil, errors.Join(first, second) // want "plainerror/returned: joined"
}

func wrappedPlain(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call: %w", errors.New("no luck")) // want "plainerror/returned: wrappedPlain"
}

func pkgNew(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.New("no luck") // want "plainerror/returned: pkgNew"
}

func pkgErrorf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Errorf("no luck with %s", in.Name) // want "plainerror/returned: pkgErrorf"
}

func pkgWrap(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Wrap(errors.New("no luck"), "call") // want "plainerror/returned: pkgWrap"
}

func pkgWrapf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Wrapf(errors.New("no luck"), "call %s", in.Name) // want "plainerror/returned: pkgWrapf"
}

func pkgWithMessage(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.WithMessage(errors.New("no luck"), "call") // want "plainerror/returned: pkgWithMessage"
}

func pkgWithStack(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.WithStack(errors.New("no luck")) // want "plainerror/returned: pkgWithStack"
}

func xNew(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, xerrors.New("no luck") // want "plainerror/returned: xNew"
}

func xErrorf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, xerrors.Errorf("no luck with %s", in.Name) // want "plainerror/returned: xErrorf"
}
