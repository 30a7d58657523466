// Package flow moves errors to the return statement of a handler in every way
// that values move.
package flow

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sync/errgroup"
)

type args struct {
	Name string `json:"name"`
}

type result = mcp.CallToolResult

type request = mcp.CallToolRequest

func branches(ctx context.Context, req *request, in args) (*result, any, error) {
	var err error
	if in.Name == "" {
		err = errors.New("the name is empty")
	} else {
		err = os.Remove(in.Name)
	}
	return nil, nil, err // want "upstreamtext/foreign: os.Remove"
}

func aliased(ctx context.Context, req *request, in args) (*result, any, error) {
	first := os.Remove(in.Name)
	second := first
	return nil, nil, second // want "upstreamtext/foreign: os.Remove"
}

func namedResult(ctx context.Context, req *request, in args) (_ *result, _ any, err error) {
	err = os.Remove(in.Name)
	return // want "upstreamtext/foreign: os.Remove"
}

func deferred(ctx context.Context, req *request, in args) (_ *result, _ any, err error) {
	f, err := os.CreateTemp("", in.Name)
	if err != nil {
		return nil, nil, errors.New("no room")
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return nil, f.Fd(), nil // want "upstreamtext/filesystem: os.File.Close"
}

func wrappedByDefer(ctx context.Context, req *request, in args) (_ *result, _ any, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("remove: %w", err)
		}
	}()
	return nil, nil, os.Remove(in.Name) // want "upstreamtext/foreign: os.Remove"
}

func hiddenByDefer(ctx context.Context, req *request, in args) (_ *result, _ any, err error) {
	defer func() {
		if err != nil {
			err = errors.New("the file cannot be removed")
		}
	}()
	return nil, nil, os.Remove(in.Name)
}

func functionValue(ctx context.Context, req *request, in args) (*result, any, error) {
	remove := os.Remove
	return nil, nil, remove(in.Name) // want "upstreamtext/foreign: os.Remove"
}

func literal(ctx context.Context, req *request, in args) (*result, any, error) {
	remove := func() error { return os.Remove(in.Name) }
	return nil, nil, remove() // want "upstreamtext/filesystem: os.Remove"
}

func captured(ctx context.Context, req *request, in args) (*result, any, error) {
	var err error
	func() { err = os.Remove(in.Name) }()
	return nil, nil, err // want "upstreamtext/filesystem: os.Remove"
}

func remove(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove %s: %w", name, err)
	}
	return nil
}

func helped(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, remove(in.Name) // want "upstreamtext/foreign: os.Remove"
}

func describe(err error) string { return "remove: " + err.Error() }

func described(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, errors.New(describe(err)) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func channel(ctx context.Context, req *request, in args) (*result, any, error) {
	failures := make(chan error, 1)
	go func() { failures <- os.Remove(in.Name) }()
	return nil, nil, <-failures // want "upstreamtext/filesystem: os.Remove"
}

func group(ctx context.Context, req *request, in args) (*result, any, error) {
	var g errgroup.Group
	g.Go(func() error { return remove(in.Name) })
	return nil, nil, g.Wait() // want "upstreamtext/foreign: os.Remove"
}

func structField(ctx context.Context, req *request, in args) (*result, any, error) {
	var outcome struct{ err error }
	outcome.err = os.Remove(in.Name)
	return nil, nil, outcome.err // want "upstreamtext/foreign: os.Remove"
}

func unwrapped(ctx context.Context, req *request, in args) (*result, any, error) {
	var failure *os.PathError
	if err := remove(in.Name); errors.As(err, &failure) {
		return nil, nil, failure // want "upstreamtext/filesystem: fs.PathError"
	}
	return nil, nil, nil
}

func innermost(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, errors.Unwrap(remove(in.Name)) // want "upstreamtext/foreign: os.Remove"
}

func callback(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, attempt(func() error { return os.Remove(in.Name) }) // want "upstreamtext/filesystem: os.Remove"
}

func attempt(f func() error) error { return f() }

type files struct{}

func (files) remove(name string) error { return os.Remove(name) }

type remover interface{ remove(name string) error }

// byInterface calls something of which the package has one form only, but
// others can have more.
func byInterface(r remover) func(context.Context, *request, args) (*result, any, error) {
	return func(ctx context.Context, req *request, in args) (*result, any, error) {
		return nil, nil, r.remove(in.Name) // want "upstreamtext/foreign: os.Remove"
	}
}

var _ = byInterface(files{})
