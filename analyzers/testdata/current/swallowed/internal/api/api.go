// Package api is the program's own form of tools.
package api

import "context"

// A ServerTool is registered by another package.
type ServerTool struct {
	Name    string
	Handler ToolHandlerFunc
}

// A ToolHandlerFunc answers a call.
type ToolHandlerFunc func(ctx context.Context, arguments map[string]any) (string, error)

// A Command is none of a server.
type Command struct {
	Name string
	Run  func(ctx context.Context, arguments map[string]any) (string, error)
}
