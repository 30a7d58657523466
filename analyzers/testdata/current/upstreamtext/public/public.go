// Package public shows errors that a flag declares to be fit for agents.
package public

import (
	"compress/gzip"
	"context"
	"errors"
	"io/fs"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func byFunction(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, err := gzip.NewReader(os.Stdin)
	return nil, nil, err // want "upstreamtext/foreign: gzip.NewReader"
}

func byMethod(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	f := os.Stdin
	return nil, nil, f.Sync() // want "upstreamtext/filesystem: os.File.Sync"
}

func byType(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var failure *fs.PathError
	if err := os.Remove(in.Name); errors.As(err, &failure) {
		return nil, nil, failure // want "upstreamtext/filesystem: fs.PathError"
	}
	return nil, nil, nil
}

func other(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, os.Mkdir(in.Name, 0o700) // want "upstreamtext/foreign: os.Mkdir"
}
