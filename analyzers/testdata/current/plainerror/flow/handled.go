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

// either gives what handle does.
func either(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := list(in.Name)
	return nil, nil, handle(err) // want "plainerror/returned: either"
}
