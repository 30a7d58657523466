// Package api is the program's own idea of tools. It knows no library.
package api

import "context"

// Result is what tools return.
type Result struct{ Text string }

// Tool is a tool of the program.
type Tool struct {
	Name    string
	Handler func(ctx context.Context, arguments map[string]any) (*Result, error)
}

// Command is another form of tool.
type Command interface {
	Run(ctx context.Context, arguments map[string]any) (*Result, error)
}
