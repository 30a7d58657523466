// Package excluded drops errors where a test says which ones they are.
package excluded

import (
	"context"
	"errors"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type refused struct{ err error }

func (r *refused) Error() string { return "refused: " + r.err.Error() }

func (r *refused) Unwrap() error { return r.err }

func remove(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	if err := os.Remove(name); err != nil {
		return &refused{err}
	}
	return nil
}

// tool drops what is no errors.New.
func tool(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := remove(in.Name)
	var r *refused
	if errors.As(err, &r) {
		return nil, nil, errors.New("the file cannot be removed") // want "lostcause/dropped: excluded.remove"
	}
	return nil, nil, err
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "tool"}, tool)
	return s
}
