// Package products makes one of many declared failures of one of many errors: more pairs than are remembered of a
// function. Nothing is said of declared failures that may be among those that are left out.
package products

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	slow  = contract.Failure{Reason: "slow", Code: taxonomy.CodeConflict, When: "It is slow.", Recovery: hint}
	busy  = contract.Failure{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}
	gone  = contract.Failure{Reason: "gone", Code: taxonomy.CodeConflict, When: "It is gone.", Recovery: hint}
	moved = contract.Failure{Reason: "moved", Code: taxonomy.CodeConflict, When: "It has moved.", Recovery: hint}
	full  = contract.Failure{Reason: "full", Code: taxonomy.CodeConflict, When: "It is full.", Recovery: hint}
	late  = contract.Failure{Reason: "late", Code: taxonomy.CodeConflict, When: "It is late.", Recovery: hint}
	dull  = contract.Failure{Reason: "dull", Code: taxonomy.CodeConflict, When: "It is dull.", Recovery: hint}
)

var failures = contract.Contract{slow, busy, gone, moved, full, late, dull}

// Register registers the tool.
func Register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "get"}, failures, get)
}

func get(_ context.Context, _ *mcp.CallToolRequest, name string) (string, error) {
	if err := run(name); err != nil {
		return "", failure(err)
	}
	return "done", nil
}

func run(name string) error {
	if err := os.Remove(name); err != nil {
		return err
	}
	if err := os.Mkdir(name, 0o700); err != nil {
		return err
	}
	if err := os.Chdir(name); err != nil {
		return err
	}
	if err := os.Truncate(name, 0); err != nil {
		return err
	}
	if err := os.RemoveAll(name); err != nil {
		return err
	}
	if err := os.Setenv(name, name); err != nil {
		return err
	}
	return nil
}

func failure(err error) error {
	switch {
	case errors.Is(err, fs.ErrExist):
		return slow.Fail("", taxonomy.Cause(err))
	case errors.Is(err, fs.ErrNotExist):
		return busy.Fail("", taxonomy.Cause(err))
	case errors.Is(err, fs.ErrPermission):
		return gone.Fail("", taxonomy.Cause(err))
	case errors.Is(err, fs.ErrClosed):
		return moved.Fail("", taxonomy.Cause(err))
	case errors.Is(err, fs.ErrInvalid):
		return full.Fail("", taxonomy.Cause(err))
	case errors.Is(err, os.ErrDeadlineExceeded):
		return late.Fail("", taxonomy.Cause(err))
	}
	return dull.Fail("", taxonomy.Cause(err))
}
