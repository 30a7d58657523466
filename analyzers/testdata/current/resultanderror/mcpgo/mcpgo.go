// Package mcpgo returns results and errors together with mcp-go.
package mcpgo

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var errGone = errors.New("gone")

func open(ctx context.Context) error {
	if ctx.Err() != nil {
		return errGone
	}
	return nil
}

func built(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := open(ctx); err != nil {
		return mcp.NewToolResultError("cannot open"), err // want "resultanderror/result-dropped: built"
	}
	return mcp.NewToolResultText("ok"), nil
}

func literal(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := open(ctx); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{mcp.NewTextContent("no")}}, fmt.Errorf("open: %w", err) // want "resultanderror/result-dropped: literal"
	}
	return mcp.NewToolResultText("ok"), nil
}

func sentinel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("half of it"), errGone // want "resultanderror/result-dropped: sentinel"
}

func variables(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var result *mcp.CallToolResult
	err := open(ctx)
	if err != nil {
		result = mcp.NewToolResultError("cannot open")
	}
	return result, err // want "resultanderror/result-dropped: variables"
}

func named(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	result = mcp.NewToolResultText("ok")
	if err = open(ctx); err != nil {
		return // want "resultanderror/result-dropped: named"
	}
	return result, nil
}

func either(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := open(ctx)
	if err != nil || req.Params.Name == "" {
		return mcp.NewToolResultError("cannot open"), err // want "resultanderror/result-dropped: either"
	}
	return mcp.NewToolResultText("ok"), nil
}

func typed(ctx context.Context, req mcp.CallToolRequest, args struct{ Name string }) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no"), errGone // want "resultanderror/result-dropped"
}

func use(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return &mcp.GetPromptResult{Description: "half of it"}, errGone // want "resultanderror/result-dropped: prompt"
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return []mcp.ResourceContents{mcp.TextResourceContents{Text: "half of it"}}, errGone // want "resultanderror/result-dropped: resource"
}

func fromMap(list map[string]error) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if err := list[req.Params.Name]; err != nil {
			return mcp.NewToolResultError("no"), err // want "resultanderror/result-dropped"
		}
		return mcp.NewToolResultText("ok"), nil
	}
}

// together asks for both at once, and returns both.
func together(next server.ToolHandlerFunc, log func(error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil && result != nil {
			log(err)
			return result, err // want "resultanderror/result-dropped"
		}
		return result, err
	}
}
