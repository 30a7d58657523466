package flow

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func value(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	mk := errors.New
	return nil, nil, mk("no luck") // want "plainerror/returned: value"
}

var makeError = fmt.Errorf

func packageValue(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, makeError("no luck with %q", in.Name) // want "plainerror/returned: packageValue"
}

func helper(name string) error { return fmt.Errorf("bad name %q", name) }

func helped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, helper(in.Name) // want "plainerror/returned: helped"
}

func check(name string) error {
	if name == "" {
		return helper(name)
	}
	return nil
}

func helpedTwice(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := check(in.Name); err != nil {
		return nil, nil, err // want "plainerror/returned: helpedTwice"
	}
	return nil, nil, nil
}

func prefix(err error) error { return fmt.Errorf("call: %w", err) }

func prefixed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, prefix(errSentinel) // want "plainerror/returned: prefixed"
}

type service struct{}

func (service) validate(name string) error {
	if name == "" {
		return errors.New("empty")
	}
	return nil
}

func method(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := (service{}).validate(in.Name); err != nil {
		return nil, nil, err // want "plainerror/returned: method"
	}
	return nil, nil, nil
}

func methodValue(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	validate := service{}.validate
	return nil, nil, validate(in.Name) // want "plainerror/returned: methodValue"
}

func literal(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	fail := func(why string) error { return fmt.Errorf("%s: %s", in.Name, why) }
	return nil, nil, fail("no luck") // want "plainerror/returned: literal"
}

func immediate(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, func() error { return errors.New("no luck") }() // want "plainerror/returned: immediate"
}

func captured(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var err error
	each(in.Name, func(r rune) {
		if r == ' ' {
			err = errors.New("blank")
		}
	})
	return nil, nil, err // want "plainerror/returned: captured"
}

func each(text string, visit func(rune)) {
	for _, r := range text {
		visit(r)
	}
}

func callback(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := attempt(func() error { return errors.New("no luck") })
	return nil, nil, err // want "plainerror/returned: callback"
}

func attempt(f func() error) error {
	if err := f(); err != nil {
		return err
	}
	return nil
}

func factory(name string) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New(name) // want "plainerror/returned: errors.New"
	}
}

func deferred(ctx context.Context, req *mcp.CallToolRequest, in args) (_ *mcp.CallToolResult, _ any, err error) {
	defer func() {
		if err == nil && in.Name == "" {
			err = errors.New("empty")
		}
	}()
	return nil, nil, nil // want "plainerror/returned: deferred"
}

func wrappedByDefer(ctx context.Context, req *mcp.CallToolRequest, in args) (_ *mcp.CallToolResult, _ any, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("call: %w", err)
		}
	}()
	if in.Name == "" {
		return nil, nil, errSentinel // want "plainerror/returned: wrappedByDefer"
	}
	return nil, nil, nil
}

func recovered(ctx context.Context, req *mcp.CallToolRequest, in args) (_ *mcp.CallToolResult, _ any, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return nil, in.Name, nil // want "plainerror/returned: recovered"
}

// forwarding calls another handler, which answers for itself.
func forwarding(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return value(ctx, req, in)
}
