// Package work has handlers of a loose type: it does not know itself what they are.
package work

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

type In struct{ Name string }

func Get(ctx context.Context, req mcp.CallToolRequest, in In) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}
func Put(ctx context.Context, req mcp.CallToolRequest, in In) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}
