// Package api has the program's own form of tools.
package api

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

// A Tool holds a function.
type Tool struct {
	Name string
	Run  func(ctx context.Context, req mcp.CallToolRequest) (string, error)
}
