// Package adapt adapts functions of the program's own shape to tools.
package adapt

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Action is a function in the form in which tools call it.
type Action func(ctx context.Context, args map[string]any) (any, error)

// Entry is one of the actions of a tool.
type Entry struct{ Run Action }

// Route makes an action of a function.
func Route[In, Out any](fn func(context.Context, In) (Out, error)) Entry {
	return Entry{Run: func(ctx context.Context, args map[string]any) (any, error) {
		var in In
		data, err := json.Marshal(args)
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(data, &in); err != nil {
			return nil, err
		}
		return fn(ctx, in) // want `leaky seam`
	}}
}

// Loud is Route, too, but turns errors into results.
func Loud[In, Out any](fn func(context.Context, In) (Out, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in In
		if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
			return nil, err
		}
		if _, err := fn(ctx, in); err != nil { // want `converting seam`
			return &mcp.CallToolResult{IsError: true}, nil
		}
		return &mcp.CallToolResult{}, nil
	}
}

// Raw lets errors through.
func Raw[In, Out any](fn func(context.Context, In) (Out, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in In
		if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
			return nil, err
		}
		if _, err := fn(ctx, in); err != nil { // want `leaky seam`
			return nil, err
		}
		return &mcp.CallToolResult{}, nil
	}
}

// Add registers a tool that has actions.
func Add(s *mcp.Server, name string, actions map[string]Entry) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, any, error) {
		action, _ := in["action"].(string)
		out, err := actions[action].Run(ctx, in) // want `leaky seam`
		return nil, out, err
	})
}
