// Package opaque has functions in which nobody can follow what they are given.
package opaque

import (
	"github.com/mark3labs/mcp-go/server"
)

// Router serves tools by name.
type Router struct{ routes map[string]any }

// Handle registers a tool. The settings say so.
func (r *Router) Handle(name string, do any) { r.routes[name] = do }

// Note registers nothing that anybody speaks of.
func (r *Router) Note(name string, do any) { r.routes[name] = do }

// Routes is what a Router does.
type Routes interface {
	// Prompt registers a prompt. The settings say so.
	Prompt(name string, render any)
}

var adapters = map[string]func(any) server.ToolHandlerFunc{}

// Convert makes a tool of a function. The settings say that it makes results of
// errors, with nothing of their text.
func Convert(do any) server.ToolHandlerFunc { return adapters["convert"](do) }

// Leak makes a tool of a function. The settings say that it returns errors, with a
// code.
func Leak(do any) server.ToolHandlerFunc { return adapters["leak"](do) }

// Adapt does as well, and nobody says so.
func Adapt(do any) server.ToolHandlerFunc { return adapters["adapt"](do) }

var pieces = map[string]server.ToolHandlerMiddleware{}

// Classify returns middleware. The settings say that it classifies.
func Classify() server.ToolHandlerMiddleware { return pieces["classify"] }

// Count returns middleware of which nobody speaks.
func Count() server.ToolHandlerMiddleware { return pieces["count"] }

var known = map[string]func(error) error{}

// Coded gives an error a code. The settings say so.
func Coded(err error) error { return known["coded"](err) }

// Hidden gives an error a code and hides its text. The settings say so.
func Hidden(err error) error { return known["hidden"](err) }

// Other does something that nobody speaks of.
func Other(err error) error { return known["other"](err) }
