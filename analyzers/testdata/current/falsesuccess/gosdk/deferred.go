package gosdk

import (
	"bufio"
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The results of a function that defers calls are variables.
func beforeTheDefer(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	f, err := os.Open(in.Name)
	if err != nil {
		return nil, out{Error: err.Error()}, nil // want "falsesuccess/derived: os.Open"
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
	}
	if err := lines.Err(); err != nil {
		return nil, out{Error: err.Error()}, nil // told with the one above
	}
	return nil, out{Done: true}, nil
}

// flaggedBesideAnOutput has the flag in the first of the variables.
func flaggedBesideAnOutput(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	f, err := os.Open(in.Name)
	if err != nil {
		return &mcp.CallToolResult{IsError: true}, out{Error: err.Error()}, nil
	}
	defer f.Close()
	return nil, out{Done: true}, nil
}

// flaggedByTheDeferred gets its result from what it defers.
func flaggedByTheDeferred(ctx context.Context, req *mcp.CallToolRequest, in args) (result *mcp.CallToolResult, _ out, _ error) {
	var failed bool
	defer func() {
		if failed {
			result = &mcp.CallToolResult{IsError: true}
		}
	}()
	if err := os.Remove(in.Name); err != nil {
		failed = true
		return nil, out{Error: err.Error()}, nil
	}
	return nil, out{Done: true}, nil
}
