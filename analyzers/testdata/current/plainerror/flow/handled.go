package flow

import (
	"context"
	"errors"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type statusError struct{ status string }

func (e *statusError) Error() string { return e.status }

var errExpired = errors.New("the token has expired")

// handle returns errors of other types as they come.
func handle(err error) error {
	if s, ok := err.(*statusError); !ok || s.status == "" {
		return err
	}
	return errExpired
}

func list(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	response, err := http.Get(name)
	if err != nil {
		return err
	}
	return &statusError{response.Status}
}

// changed is none of the errors that handle was given.
func changed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := list(in.Name)
	if handled := handle(err); handled != err {
		return nil, nil, handled // want `^this typed tool handler returns a plain error \(example.test/plainerror/flow.errExpired in flow.handle\): `
	}
	return nil, nil, nil
}

// unchanged is one of those.
func unchanged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := list(in.Name)
	if handled := handle(err); handled == err {
		return nil, nil, handled // want `^this typed tool handler returns a plain error \(errors.New in flow.list\): `
	}
	return nil, nil, nil
}

// either is not compared.
func either(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := list(in.Name)
	return nil, nil, handle(err) // want `^this typed tool handler returns a plain error \(errors.New in flow.list and 1 more\): `
}
