// Package reflected has a table of handlers for a library that takes functions of any type,
// and another package registers them.
package reflected

import mcp "github.com/metoro-io/mcp-golang"

type Tool struct {
	Name    string
	Handler any
}

type args struct{ Name string }

var Tools = []Tool{
	{"read", read},
	{"count", func(in args) (*mcp.ToolResponse, error) { // want `tool of mcp-golang by type`
		return mcp.NewToolResponse(), nil
	}},
}

func read(in args) (*mcp.ToolResponse, error) { // want `tool of mcp-golang by type`
	return answer(in)
}

// A function that is only called is no handler, whatever it returns.
func answer(in args) (*mcp.ToolResponse, error) { return mcp.NewToolResponse(), nil }
