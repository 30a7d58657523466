// Package filesystem works on files that the agent has named, and on others.
package filesystem

import (
	"context"
	"os"
	"path/filepath"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Path string `json:"path"`
}

type notes struct{ root string }

// own reads a file that the agent did not name.
func (n *notes) own(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	data, err := os.ReadFile(filepath.Join(n.root, "index.json"))
	if err != nil {
		return nil, nil, err // strict
	}
	return nil, string(data), nil
}

// given reads one that it did: nothing in the text is news.
func (n *notes) given(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	data, err := os.ReadFile(filepath.Join(n.root, in.Path))
	if err != nil {
		return nil, nil, err
	}
	return nil, string(data), nil
}

// helped does so in a helper.
func (n *notes) helped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	data, err := read(in.Path)
	return nil, data, err
}

func read(path string) (string, error) {
	data, err := os.ReadFile(path)
	return string(data), err
}

// home has no path in its text.
func (n *notes) home(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	dir, err := os.UserHomeDir()
	return nil, dir, err
}
