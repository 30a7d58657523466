// Package mcpgo returns nothing with mcp-go.
package mcpgo

import (
	"context"
	"slices"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func save(ctx context.Context) error { return ctx.Err() }

func plain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil // want "nilresult/nothing: plain"
}

func variable(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var result *mcp.CallToolResult
	if req.Params.Name == "a" {
		result = mcp.NewToolResultText("a")
	}
	return result, nil // want "nilresult/nothing: variable"
}

func named(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	if err = save(ctx); err != nil {
		return nil, err
	}
	return // want "nilresult/nothing: named"
}

func tested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := save(ctx)
	if err == nil {
		return nil, err // want "nilresult/nothing: tested"
	}
	return nil, err
}

func onSuccess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, store(req.Params.Name) // want "nilresult/nothing: mcpgo.store"
}

func store(name string) error {
	if name == "" {
		return mcp.ErrInvalidParams
	}
	return nil
}

func recovered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want "nilresult/nothing: recovered"
	defer func() { _ = recover() }()
	return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, nil // want "nilresult/nothing: prompt"
}

func typed(ctx context.Context, req mcp.CallToolRequest, args struct{ Name string }) (*mcp.CallToolResult, error) {
	return nil, nil // want "nilresult/nothing"
}

// resource gets an empty list, which is a matter of another rule.
func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, nil
}

func use(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
}

// task runs as a task, which has to end with something.
func task(ctx context.Context, req mcp.CallToolRequest) (*mcp.CreateTaskResult, error) {
	return nil, nil // want "nilresult/nothing"
}

func registerTask(s *server.MCPServer) { s.AddTaskTool(mcp.NewTool("task"), task) }

// loops returns nothing in one of several ways out of a loop over an iterator.
func loops(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for name := range slices.Values(req.GetStringSlice("names", nil)) {
		if err := save(ctx); err != nil {
			return nil, err
		}
		if name == "" {
			return nil, nil // want "nilresult/nothing: loops"
		}
		if name == "a" {
			return mcp.NewToolResultText(name), nil
		}
	}
	return mcp.NewToolResultText("done"), nil
}
