// Package adapt adapts functions and objects that know nothing of the protocol.
package adapt

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// An Executor does the work of a tool.
type Executor interface {
	Execute(ctx context.Context, args map[string]any) (string, error)
}

// ExecutorFunc is a function that is an executor.
type ExecutorFunc func(ctx context.Context, args map[string]any) (string, error)

// Execute calls the function.
func (f ExecutorFunc) Execute(ctx context.Context, args map[string]any) (string, error) {
	return f(ctx, args) // want `transparent seam`
}

// Object adapts an object.
func Object(e Executor) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := e.Execute(ctx, req.GetArguments()) // want `converting seam`
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(out), nil
	}
}

// Named hands an object on.
func Named(name string, e Executor) server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool(name), Handler: Object(e)}
}

// Function adapts a function.
func Function(f func(context.Context, map[string]any) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := f(ctx, req.GetArguments()) // want `leaky seam`
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(out), nil
	}
}

// Anything adapts a function that takes anything.
func Anything(f func(context.Context, any) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(must(f(ctx, req.GetArguments()))), nil // want `seam`
	}
}

func must(text string, err error) string { return text }

// Service calls a service with a part of the arguments, which is no handler.
func Service(run func(context.Context, string) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
		out, err := run(ctx, req.GetString("query", ""))
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(out), nil
	}
}

// A Client is a service that gets text made of the arguments.
type Client interface {
	Query(ctx context.Context, body []byte) ([]byte, error)
	Post(ctx context.Context, body map[string]any) (string, error)
}

// Services calls services with what it makes of the arguments, which are no handlers.
func Services(c Client) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
		body, err := json.Marshal(req.GetArguments())
		if err != nil {
			return nil, err
		}
		if _, err := c.Query(ctx, body); err != nil {
			return nil, err
		}
		out, err := c.Post(ctx, map[string]any{"name": req.GetString("name", "")})
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(out), nil
	}
}

// Building makes a request of a library out of the arguments, which is no handler.
func Building(build func(map[string]any) (http.Header, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
		header, err := build(req.GetArguments())
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(header.Get("X-Name")), nil
	}
}

// Stored makes a note of the arguments and answers with something else.
func Stored(render func(context.Context, map[string]any) (string, error), store func(string)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
		body, err := render(ctx, req.GetArguments())
		if err != nil {
			return nil, err
		}
		store(body)
		return mcp.NewToolResultText("stored"), nil
	}
}

// Partly hands on what was decoded from one argument.
func Partly(apply func(context.Context, map[string]any) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
		var vars map[string]any
		if err := json.Unmarshal([]byte(req.GetString("vars", "{}")), &vars); err != nil {
			return nil, err
		}
		out, err := apply(ctx, vars)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(out), nil
	}
}

// Decoded hands on what all the arguments were decoded into.
func Decoded(run func(context.Context, struct{ Name string }) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in struct{ Name string }
		if err := req.BindArguments(&in); err != nil {
			return nil, err
		}
		out, err := run(ctx, in) // want `leaky seam`
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(out), nil
	}
}
