// Package field tells of failures in fields of outputs, with go-sdk.
package field

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Text, Old, New string }

type output struct {
	Success bool
	Message string
	Text    string
}

// edit says it three times, of which one is in a literal.
func edit(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	if in.Old == "" {
		return nil, output{Success: false, Message: "old must be given"}, nil // want "falsesuccess/field: edit"
	}
	n := strings.Count(in.Text, in.Old)
	if n == 0 {
		return nil, output{
			Success: false,
			Message: "old is not there",
		}, nil
	}
	var out output
	once := func() {
		if n > 1 {
			out = output{Success: false, Message: fmt.Sprint("old is there ", n, " times")}
			return
		}
		out = output{Success: true, Text: strings.ReplaceAll(in.Text, in.Old, in.New)}
	}
	once()
	return nil, out, nil
}

// refused returns errors.
func refused(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	if in.Old == "" {
		return nil, output{Success: false}, fmt.Errorf("old must be given")
	}
	return nil, output{Success: true}, nil
}

// flagged sets the flag.
func flagged(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	if in.Old == "" {
		return &mcp.CallToolResult{IsError: true}, output{Success: false, Message: "old must be given"}, nil
	}
	return nil, output{Success: true}, nil
}

// begun is only what it starts with.
func begun(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	out := output{Success: false}
	if in.Old != "" {
		out.Success, out.Text = true, in.New
	}
	return nil, out, nil
}

type check struct {
	Valid  bool
	Reason string
}

// report answers what it was asked.
func report(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, check, error) {
	if in.Old == "" {
		return nil, check{Valid: false, Reason: "there is no text"}, nil
	}
	return nil, check{Valid: true}, nil
}

// derived puts an error there.
func derived(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	if err := os.Remove(in.Text); err != nil {
		return nil, output{Success: false, Message: err.Error()}, nil // want "falsesuccess/field: derived"
	}
	return nil, output{Success: true}, nil
}
