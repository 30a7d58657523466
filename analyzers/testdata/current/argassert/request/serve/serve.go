// Package serve adapts tools of the program's own form to a library.
package serve

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/argassert/request/api"
	"example.test/argassert/request/tools"
)

type request struct {
	name      string
	arguments map[string]any
}

func (r *request) Arguments() map[string]any { return r.arguments } // want "argassert/argument: serve.request.Arguments"

func read(req *mcp.CallToolRequest) (*request, error) {
	var arguments map[string]any
	if err := json.Unmarshal(req.Params.Arguments, &arguments); err != nil {
		return nil, err
	}
	return &request{name: req.Params.Name, arguments: arguments}, nil
}

type settings struct{ values map[string]any }

func (s settings) Values() map[string]any { return s.values }

// named reads an argument in its own package.
type named struct{ request }

func (n *named) own() string { return n.arguments["own"].(string) } // want `argassert/argument: n.arguments["own"].(string)`

// Own returns the argument of a tool of this package.
func Own(r *request) string { return (&named{*r}).own() }

// Add adds the tools.
func Add(s *mcp.Server, configured map[string]any) {
	for _, t := range tools.All {
		s.AddTool(&mcp.Tool{Name: t.Name}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			r, err := read(req)
			if err != nil {
				return &mcp.CallToolResult{IsError: true}, nil
			}
			result, err := t.Handler(api.Params{Context: ctx, Request: r, Settings: settings{configured}})
			if err != nil {
				return &mcp.CallToolResult{IsError: true}, nil
			}
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: result.Text}}}, nil
		})
	}
}
