// Package unequal returns errors after it has compared them with a variable.
package unequal

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

var (
	errNone  = errors.New("none")
	errOther = errors.New("other")
)

func find(name string) error {
	if name == "" {
		return errNone
	}
	return nil
}

func open(name string) error {
	if name == "?" {
		return fmt.Errorf("open: %w", errOther)
	}
	return errNone
}

// equal has excluded the only error.
func equal(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := find(in.Name)
	if err == errNone {
		return nil, "nothing", nil
	}
	return nil, nil, err
}

// unequal asks the other way around.
func unequal(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := find(in.Name); errNone != err {
		return nil, nil, err
	}
	return nil, "nothing", nil
}

// switched asks in a switch.
func switched(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	switch err := find(in.Name); err {
	case errNone:
		return nil, "nothing", nil
	default:
		return nil, nil, err
	}
}

// wrapped is not found by comparing: the other error wraps it.
func wrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := open(in.Name)
	if err == errOther || err == errNone {
		return nil, "nothing", nil
	}
	return nil, nil, err // want "plainerror/returned: wrapped"
}

// same is the error that was looked for.
func same(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := find(in.Name); err == errNone {
		return nil, nil, err // want "plainerror/returned: same"
	}
	return nil, "found", nil
}
