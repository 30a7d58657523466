// Package rpc has a router of the project's own, of which nothing shows that it
// registers handlers.
package rpc

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

// A Router holds functions by name.
type Router struct{ functions map[string]any }

// Handle adds a function.
func (r *Router) Handle(name string, f func(context.Context, string) (*mcp.CallToolResult, error)) {
	r.functions[name] = f
}
