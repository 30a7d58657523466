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

var (
	errNoStore = errors.New("there is no store")
	errBusy    = errors.New("the store is busy")
)

// classified keeps the text, and says by a variable of the program what has failed.
func classified(name string) error {
	if _, err := os.Stat(name); err != nil {
		return fmt.Errorf("%w: %v", errNoStore, err)
	}
	return nil
}

// asksForClasses asks for such variables, and for no cause.
func asksForClasses(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := classified(in.Name)
	if errors.Is(err, errNoStore) || errors.Is(err, errBusy) {
		return nil, "there are no notes", nil
	}
	return nil, nil, err
}

func open(name string) error {
	if name == "" {
		return errBusy
	}
	_, err := os.Stat(name)
	return err
}

// busy cuts off the variable that is asked for.
func busy(name string) error {
	if err := open(name); err != nil {
		return fmt.Errorf("open: %v", err) // want "lostcause/service: consumed.open"
	}
	return nil
}

func asksWhetherBusy(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := busy(in.Name)
	if errors.Is(err, errBusy) {
		return nil, "try again", nil
	}
	return nil, nil, err
}
