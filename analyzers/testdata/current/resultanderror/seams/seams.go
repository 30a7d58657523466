// Package seams has code of the program between its handlers and the library.
package seams

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type handler func(ctx context.Context, name string) (*mcp.CallToolResult, error)

var errGone = errors.New("gone")

func leaky(h handler) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := h(ctx, req.Params.Name)
		if err != nil {
			return nil, err
		}
		return result, nil
	}
}

func converting(h handler) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := h(ctx, req.Params.Name)
		if err != nil && result == nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

func behindLeaky(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no"), errGone // want "resultanderror/result-dropped"
}

// behindConverting is called by something that takes the result.
func behindConverting(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no"), errGone
}

// texts adapts functions that return a text.
func texts[T any](h func(ctx context.Context, in T) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in T
		text, err := h(ctx, in)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(text), nil
	}
}

// noText returns nothing beside the error.
func noText(ctx context.Context, in struct{ Name string }) (string, error) {
	return "", errGone
}

// values adapts functions that return a struct.
func values[T any](h func(ctx context.Context, name string) (T, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		v, err := h(ctx, req.Params.Name)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultJSON(v)
	}
}

type note struct{ Text string }

// noValue returns a struct without anything beside the error.
func noValue(ctx context.Context, name string) (note, error) {
	return note{}, errGone
}

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("leaky"), leaky(behindLeaky))
	s.AddTool(mcp.NewTool("converting"), converting(behindConverting))
	s.AddTool(mcp.NewTool("texts"), texts(noText))
	s.AddTool(mcp.NewTool("values"), values(noValue))
}
