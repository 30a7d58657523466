// Package through has handlers that have adopted codes through a package of the module: every
// place that has none is told.
package through

import (
	"context"
	"errors"

	"example.test/unadopted/notes"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		return nil, nil, errors.New("no name") // want "plainerror/returned: read"
	}
	text, err := notes.Read(in.Name)
	return nil, text, err
}

func write(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("read only") // want "plainerror/returned: write"
}
