// Package adapters calls functions of the program's own form in the place of a library.
package adapters

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tool interface {
	Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

type get struct{}

func (get) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	if args["name"] == nil {
		return nil, nil // want "nilresult/nothing"
	}
	return mcp.NewToolResultText("x"), nil
}

// ofTool makes results of errors, and hands results on as they come.
func ofTool(t tool) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := t.Execute(ctx, req.GetArguments())
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

type run func(ctx context.Context, name string) (*mcp.CallToolResult, error)

func list(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	if name == "" {
		return nil, nil // want "nilresult/nothing"
	}
	return mcp.NewToolResultText(name), nil
}

// ofRun hands on the error as well, in words of its own.
func ofRun(r run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return r(ctx, req.GetString("name", ""))
	}
}

func checked(ctx context.Context, name string) (*mcp.CallToolResult, error) { return nil, nil }

// ofChecked looks whether there is a result.
func ofChecked(r run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := r(ctx, req.GetString("name", ""))
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		if result == nil {
			result = mcp.NewToolResultText("nothing")
		}
		return result, nil
	}
}

type answer struct{ text string }

func own(ctx context.Context, name string) (*answer, error) { return nil, nil }

// ofOwn makes a result of something else.
func ofOwn(r func(context.Context, string) (*answer, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		a, err := r(ctx, req.GetString("name", ""))
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		if a != nil {
			return mcp.NewToolResultText(a.text), nil
		}
		return mcp.NewToolResultText("nothing"), nil
	}
}

func wrapped(ctx context.Context, name string) (*mcp.CallToolResult, error) { return nil, nil }

// filled is middleware behind which nobody knows what becomes of a result.
func filled(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil || result == nil {
			return mcp.NewToolResultError("nothing"), nil
		}
		return result, nil
	}
}

// Serve makes servers.
func Serve() (*server.MCPServer, *server.MCPServer) {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("get"), ofTool(get{}))
	s.AddTool(mcp.NewTool("list"), ofRun(list))
	s.AddTool(mcp.NewTool("checked"), ofChecked(checked))
	s.AddTool(mcp.NewTool("own"), ofOwn(own))
	t := server.NewMCPServer("t", "1")
	t.AddTool(mcp.NewTool("wrapped"), filled(ofRun2(wrapped)))
	return s, t
}

func ofRun2(r run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return r(ctx, req.GetString("name", ""))
	}
}
