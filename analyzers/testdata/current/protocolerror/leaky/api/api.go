// Package api has the program's own form of tools.
package api

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Result is what commands return.
type Result struct{ Text string }

// Command is a tool.
type Command interface {
	Execute(ctx context.Context, req *mcp.CallToolRequest) (*Result, error)
}
