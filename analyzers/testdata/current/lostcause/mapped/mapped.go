// Package mapped has functions that make another error of the one that they are given.
package mapped

import (
	"context"
	"errors"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct{ Name string }

var errBusy = errors.New("busy")

func guarded(err error) error {
	if err == nil {
		return nil
	}
	return errors.New("something went wrong") // want "lostcause/service: err"
}

func sortingPlainly(err error) error {
	if err == nil {
		return nil
	}
	if errors.Is(err, os.ErrNotExist) {
		return errors.New("not found")
	}
	return errors.New("something went wrong") // want "lostcause/service: err"
}

func sorting(err error) error {
	if errors.Is(err, os.ErrNotExist) {
		return taxonomy.NotFound("There is no such note.")
	}
	return taxonomy.InternalError("The note cannot be read.")
}

func both(err error) error {
	if err == nil {
		return nil
	}
	switch {
	case errors.Is(err, os.ErrNotExist):
		return taxonomy.NotFound("There is no such note.")
	case errors.Is(err, errBusy):
		return errBusy
	default:
		return taxonomy.InternalError("The note cannot be read.") // want "lostcause/dropped: err"
	}
}

func onlyGuarded(err error) error {
	if err == nil {
		return nil
	}
	if errors.Is(err, os.ErrNotExist) {
		return taxonomy.NotFound("There is no such note.")
	}
	return err
}

func keeping(err error) error {
	if err == nil {
		return nil
	}
	return taxonomy.InternalError("The note cannot be read.", taxonomy.Cause(err))
}

func perhapsNil(err error) error {
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	return taxonomy.InternalError("The note cannot be read.")
}

func readGuarded(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, guarded(err) // want "lostcause/dropped: os.ReadFile"
	}
	return nil, nil, nil
}

func readSorting(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, sorting(err) // want "lostcause/dropped: os.ReadFile"
	}
	return nil, nil, nil
}

func readSortingPlainly(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, sortingPlainly(err) // want "lostcause/dropped: os.ReadFile"
	}
	return nil, nil, nil
}

// The function has its own finding.
func readBoth(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, both(err)
	}
	return nil, nil, nil
}

// Nothing tells whether there is an error.
func readUnknown(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, err := os.ReadFile(in.Name)
	return nil, nil, both(err)
}

func readOnlyGuarded(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, onlyGuarded(err)
	}
	return nil, nil, nil
}

func readKeeping(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, keeping(err)
	}
	return nil, nil, nil
}

func readPerhapsNil(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, perhapsNil(err)
	}
	return nil, nil, nil
}

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "guarded"}, readGuarded)
	mcp.AddTool(s, &mcp.Tool{Name: "sorting"}, readSorting)
	mcp.AddTool(s, &mcp.Tool{Name: "sorting_plainly"}, readSortingPlainly)
	mcp.AddTool(s, &mcp.Tool{Name: "both"}, readBoth)
	mcp.AddTool(s, &mcp.Tool{Name: "unknown"}, readUnknown)
	mcp.AddTool(s, &mcp.Tool{Name: "only_guarded"}, readOnlyGuarded)
	mcp.AddTool(s, &mcp.Tool{Name: "keeping"}, readKeeping)
	mcp.AddTool(s, &mcp.Tool{Name: "perhaps_nil"}, readPerhapsNil)
}
