// Package adapt makes tools of functions of the program's own form, and registers them.
package adapt

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Tool is a handler with its description.
type Tool struct {
	Tool    mcp.Tool
	Handler server.ToolHandlerFunc
}

// Register puts the tool on a server.
func (t *Tool) Register(s *server.MCPServer) { s.AddTool(t.Tool, t.Handler) }

// Must makes a tool whose errors go on.
func Must[T, R any](name string, run func(context.Context, T) (R, error)) Tool {
	tool, handler, err := convert(name, run)
	if err != nil {
		panic(err)
	}
	return Tool{Tool: tool, Handler: handler}
}

func convert[T, R any](name string, run func(context.Context, T) (R, error)) (mcp.Tool, server.ToolHandlerFunc, error) {
	if name == "" {
		return mcp.Tool{}, nil, errors.New("no name")
	}
	return mcp.NewTool(name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var args T
		if err := req.BindArguments(&args); err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		result, err := run(ctx, args)
		if err != nil {
			return nil, err
		}
		text, err := json.Marshal(result)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil
	}, nil
}

// A Safe tool is one whose errors become results.
type Safe struct {
	Tool    mcp.Tool
	Handler server.ToolHandlerFunc
}

// Register puts the tool on a server.
func (t Safe) Register(s *server.MCPServer) { s.AddTool(t.Tool, t.Handler) }

// MustSafe makes a tool whose errors become results, in a function around the one that
// lets them through.
func MustSafe[T, R any](name string, run func(context.Context, T) (R, error)) Safe {
	tool, handler, err := convert(name, run)
	if err != nil {
		panic(err)
	}
	return Safe{Tool: tool, Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := handler(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}}
}

// RegisterAll puts tools on a server.
func RegisterAll(s *server.MCPServer, tools ...Tool) {
	for _, t := range tools {
		s.AddTool(t.Tool, t.Handler)
	}
}
