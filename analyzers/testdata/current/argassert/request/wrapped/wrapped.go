// Package wrapped has a request type around that of a library.
package wrapped

import "github.com/mark3labs/mcp-go/mcp"

// A Call is a call of a tool.
type Call struct{ req mcp.CallToolRequest }

// New makes a call of a request.
func New(req mcp.CallToolRequest) *Call { return &Call{req} }

// Args are the arguments.
func (c *Call) Args() map[string]any { return c.req.GetArguments() }

// Arg is one of them.
func (c *Call) Arg(name string) (any, bool) {
	v, ok := c.Args()[name]
	return v, ok
}

// A Source gives arguments.
type Source interface{ All() map[string]any }

// All are the arguments, again.
func (c *Call) All() map[string]any { return c.Args() }

// Defaults are what stands for arguments that are missing.
func Defaults() map[string]any { return map[string]any{"name": "nobody"} }

// Merged fills up what it is given.
func Merged(values map[string]any) map[string]any {
	for name, v := range Defaults() {
		if _, ok := values[name]; !ok {
			values[name] = v
		}
	}
	return values
}

func (c *Call) merged() map[string]any { return Merged(c.Args()) }
