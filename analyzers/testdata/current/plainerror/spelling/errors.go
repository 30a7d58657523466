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
	return nil, nil, errors.New("no luck") // want `^this typed tool handler returns a plain error \(errors.New\): the agent gets text without a code, and only its words can say whether to retry, change the arguments or give up; give it a code, as with package github\.com/mcperrlint/mcperrlint/taxonomy \(plainerror/returned\)$`
}

func newline(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors. // want `a plain error \(errors.New\)`
					New("no luck")
}

func renamed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, stderrors.New("no luck") // want `a plain error \(errors.New\)`
}

func parentheses(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, ((errors.New)("no luck")) // want `a plain error \(errors.New\)`
}

func formatted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("no luck with %q", in.Name) // want `a plain error \(fmt.Errorf\)`
}

func formattedRenamed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, format.Errorf("no luck with %q", in.Name) // want `a plain error \(fmt.Errorf\)`
}

func joined(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	first, second := errors.New("one"), fmt.Errorf("two")
	return nil, nil, errors.Join(first, second) // want `a plain error \(errors.Join\)`
}

func wrappedPlain(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call: %w", errors.New("no luck")) // want `a plain error \(fmt.Errorf\)`
}

func pkgNew(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.New("no luck") // want `a plain error \(github.com/pkg/errors.New\)`
}

func pkgErrorf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Errorf("no luck with %s", in.Name) // want `a plain error \(github.com/pkg/errors.Errorf\)`
}

func pkgWrap(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Wrap(errors.New("no luck"), "call") // want `a plain error \(github.com/pkg/errors.Wrap\)`
}

func pkgWrapf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.Wrapf(errors.New("no luck"), "call %s", in.Name) // want `a plain error \(github.com/pkg/errors.Wrapf\)`
}

func pkgWithMessage(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.WithMessage(errors.New("no luck"), "call") // want `a plain error \(github.com/pkg/errors.WithMessage\)`
}

func pkgWithStack(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, pkgerrors.WithStack(errors.New("no luck")) // want `a plain error`
}

func xNew(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, xerrors.New("no luck") // want `a plain error \(golang.org/x/xerrors.New\)`
}

func xErrorf(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, xerrors.Errorf("no luck with %s", in.Name) // want `a plain error \(golang.org/x/xerrors.Errorf\)`
}
