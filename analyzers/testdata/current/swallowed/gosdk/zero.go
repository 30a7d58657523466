package gosdk

import (
	"context"
	"errors"
	"io/fs"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func zero(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		return nil, out{}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return nil, out{Lines: []string{string(data)}}, nil
}

func zeroOfAny(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		return nil, out{}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return nil, out{Lines: []string{string(data)}}, nil
}

// zeroForNone answers that there is nothing.
func zeroForNone(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	data, err := os.ReadFile(in.Name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, out{}, nil
	}
	return nil, out{Lines: []string{string(data)}}, err
}

// zeroAndLogged tells a log, which no agent reads.
func zeroAndLogged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		log.Print(err)
		return nil, out{}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return nil, out{Lines: []string{string(data)}}, nil
}

func explain(ctx context.Context, err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "there is a problem: " + err.Error()}}}
}

// zeroBesideAResult has nothing to say beside it.
func zeroBesideAResult(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		return explain(ctx, err), out{}, nil
	}
	return nil, out{Lines: []string{string(data)}}, nil
}

// precheck is no handler: nil says that there is nothing against going on.
func precheck(name string) (*mcp.CallToolResult, out, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, out{}, nil
	}
	return nil, out{Lines: []string{string(data)}}, nil
}
