// Package undeclared declares arguments for which nobody asks, with mcp-go.
package undeclared

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tools struct {
	add func(mcp.Tool, server.ToolHandlerFunc)
}

func register(s *server.MCPServer, t *tools) {
	s.AddTool(mcp.NewTool("review", mcp.WithDescription("Reviews."),
		mcp.WithString("path"), // want "silentdefault/unused: path"
		mcp.WithNumber("depth"),
		mcp.WithString("change"),
	), review)
	add := func(tool mcp.Tool, handler server.ToolHandlerFunc) { s.AddTool(tool, handler) }
	add(mcp.NewTool("history", mcp.WithString("file_path")), t.history) // want "silentdefault/unused: file_path"
	s.AddTool(mcp.NewTool("helped", mcp.WithString("a"), mcp.WithString("b")), helped)
	s.AddTool(mcp.NewTool("bound", mcp.WithString("a"), mcp.WithString("b")), bound)
	s.AddTool(mcp.NewTool("looped", mcp.WithString("a"), mcp.WithString("b")), looped)
	s.AddTool(mcp.NewTool("handed", mcp.WithString("a"), mcp.WithString("b")), handed)
	s.AddTool(mcp.NewTool("all", mcp.WithString("a"), mcp.WithString("b")), all)
	s.AddTool(mcp.NewTool("twice", mcp.WithString("a")), twice)
	s.AddTool(mcp.NewTool("again", mcp.WithString("b")), twice)
}

func review(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	found := map[string]any{"path": "path"}
	return mcp.NewToolResultText(req.GetString("change", "none") + fmt.Sprint(found["path"])), nil
}

func (t *tools) history(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	path, err := req.RequireString("path")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(path), nil
}

func text(args map[string]any, name string) string { return fmt.Sprint(args[name]) }

func part(req mcp.CallToolRequest) string { return req.GetString("b", "none") }

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(text(req.GetArguments(), "a") + part(req)), nil
}

func bound(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in struct{ B string }
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(req.GetString("a", "none") + in.B), nil
}

func looped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args, all := req.GetArguments(), req.GetString("a", "none")
	for _, name := range []string{"a", "b"} {
		all += fmt.Sprint(args[name])
	}
	return mcp.NewToolResultText(all), nil
}

func handed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.GetString("a", "none") + fmt.Sprint(req.Params.Arguments)), nil
}

func all(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("a", "none")
	for _, value := range req.GetArguments() {
		text += fmt.Sprint(value)
	}
	return mcp.NewToolResultText(text), nil
}

// twice handles two tools.
func twice(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.GetString("a", "none")), nil
}
