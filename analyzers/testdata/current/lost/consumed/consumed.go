// Package consumed asks for causes that a helper has cut off: it is told in the helper.
package consumed

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func load(name string) error {
	if _, err := os.Stat(name); err != nil {
		return fmt.Errorf("load: %v", err) // want "lostcause/service: os.Stat"
	}
	return nil
}

// middle wraps what it gets, as it should.
func middle(name string) error {
	if err := load(name); err != nil {
		return fmt.Errorf("middle: %w", err)
	}
	return nil
}

func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := middle(in.Name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, "there is no such note", nil
	}
	return nil, nil, err
}

// unasked is a helper whose errors nobody asks about.
func unasked(name string) error {
	if _, err := os.Stat(name); err != nil {
		return fmt.Errorf("unasked: %v", err)
	}
	return nil
}

func reads(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, unasked(in.Name)
}
