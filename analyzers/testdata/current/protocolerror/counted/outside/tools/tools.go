// Package tools makes tools from sources that it does not see.
package tools

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// ErrGone says that there is no source any more.
var ErrGone = errors.New("gone")

// Source is where lists come from.
type Source interface {
	List(ctx context.Context) error
}

// With is a tool with its handler.
type With struct {
	Handler mcp.ToolHandler
}

// New makes a tool.
func New(src Source) With {
	return With{Handler: func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var args struct{ Script string }
		if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
			return nil, fmt.Errorf("parsing arguments: %w", err)
		}
		if err := src.List(ctx); err != nil {
			return nil, err
		}
		return &mcp.CallToolResult{}, nil
	}}
}
