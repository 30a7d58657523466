// Package tools has handlers for servers of others.
package tools

import (
	"context"
	"errors"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func get(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return nil, err
	}
	if name == "" {
		return nil, errors.New("no name")
	}
	return mcp.NewToolResultText(name), nil
}

// Register registers a handler on a server that it is given.
func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("get"), get) }

// Bundles returns a handler with its description.
func Bundles() []server.ServerTool {
	return []server.ServerTool{{Tool: mcp.NewTool("b"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("no")
	}}}
}

// Make makes a handler.
func Make() server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("no")
	}
}

// Refuse is middleware that fails.
func Refuse(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if req.Params.Name == "" {
			return nil, errors.New("no")
		}
		return next(ctx, req)
	}
}

// A Run is the program's own form of a handler.
type Run func(ctx context.Context, name string) (*mcp.CallToolResult, error)

func run(ctx context.Context, name string) (*mcp.CallToolResult, error) { return nil, os.Remove(name) }

func adapt(r Run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := r(ctx, req.Params.Name)
		if err != nil {
			return nil, err
		}
		return result, nil
	}
}

// Adapted registers a handler behind a seam.
func Adapted(name string, s *server.MCPServer) { s.AddTool(mcp.NewTool(name), adapt(run)) }

// Put is registered by others, who know from other facts how it fails.
func Put(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no")
}

// Fine offers nothing that fails.
func Fine(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("fine"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultError("no"), nil
	})
}

// Move returns its only error lines after the call that made it: the place is that of the call.
func Move(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Rename("a", "b")

	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), nil
}

// Drop has one return for two errors, one of them made by another function: their places count.
func Drop(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove("a")
	if err == nil {
		err = empty()
	}
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), nil
}

func empty() error { return errors.New("empty") }
