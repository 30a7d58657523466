// Package tool has the program's own form of a tool, without the library.
package tool

import "context"

// A Tool holds a function.
type Tool struct {
	Name string
	Run  func(ctx context.Context, args map[string]any) (*Result, error)
}

// A Result is what a tool answers.
type Result struct{ Text string }
