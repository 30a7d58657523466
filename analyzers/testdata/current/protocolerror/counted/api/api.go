// Package api has the program's own forms of tools.
package api

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

// Params are what a tool gets.
type Params struct{ Request mcp.CallToolRequest }

// A Tool holds a function.
type Tool struct {
	Name string
	Run  func(ctx context.Context, p Params) (*mcp.CallToolResult, error)
}

// A Command is executed.
type Command interface {
	Execute(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

// Registered are the commands that register themselves.
var Registered []Command
