// Package api has the program's own form of a tool. It knows no library.
package api

import "context"

// A Request gives the arguments of a call.
type Request interface{ Arguments() map[string]any }

// Settings give what the operator wrote.
type Settings interface{ Values() map[string]any }

// Params are what a tool is given.
type Params struct {
	context.Context
	Request
	Settings Settings
}

// A Tool is a handler with its name.
type Tool struct {
	Name    string
	Handler func(Params) (*Result, error)
}

// A Result is what a tool gives.
type Result struct{ Text string }
