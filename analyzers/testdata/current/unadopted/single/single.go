// Package single has one handler with one error.
package single

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) { // want "plainerror/unadopted: read"
	return nil, nil, errors.New("no name")
}
