// Package chain has losses whose fixes can change what a client gets: some libraries
// look in the chain of an error for one of their own.
package chain

import (
	"context"
	"fmt"
	"os"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// The next handler can return a mcp.URLElicitationRequiredError.
func middleware(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return nil, fmt.Errorf("%s: %v", req.Params.Name, err) // want "lostcause/text-only: err"
		}
		return result, nil
	}
}

func coded(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return nil, taxonomy.InternalError("The tool has failed.") // want "lostcause/dropped: err"
		}
		return result, nil
	}
}

type backend interface{ Get(uri string) error }

func resource(b backend) server.ResourceHandlerFunc {
	return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		if err := b.Get(req.Params.URI); err != nil {
			return nil, fmt.Errorf("get: %v", err) // want "lostcause/text-only: chain.backend.Get"
		}
		return nil, nil
	}
}

// No error of the file system is one of the library.
func file(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, fmt.Errorf("remove: %v", err) // want "lostcause/text-only: os.Remove"
	}
	return nil, nil
}

// What a raw handler returns can be a *jsonrpc.Error.
func raw(b backend) official.ToolHandler {
	return func(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
		if err := b.Get("a"); err != nil {
			return nil, fmt.Errorf("get: %v", err) // want "lostcause/text-only: chain.backend.Get"
		}
		return nil, nil
	}
}

type args struct{}

// To typed handlers the official SDK answers with a result, whatever is in the chain.
func typed(b backend) official.ToolHandlerFor[args, any] {
	return func(ctx context.Context, req *official.CallToolRequest, in args) (*official.CallToolResult, any, error) {
		if err := b.Get("a"); err != nil {
			return nil, nil, fmt.Errorf("get: %v", err) // want "lostcause/text-only: chain.backend.Get"
		}
		return nil, nil, nil
	}
}
