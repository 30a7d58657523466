package seams

import (
	"context"
	"errors"
	"slices"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// wrapper is middleware of the program's own.
type wrapper func(server.ToolHandlerFunc) server.ToolHandlerFunc

// chain puts wrappers around a handler, the first one outermost.
func chain(h server.ToolHandlerFunc, wrappers ...wrapper) server.ToolHandlerFunc {
	for _, w := range slices.Backward(wrappers) {
		h = w(h)
	}
	return h
}

func linked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a chain that is put together in a loop")
}

// refusing answers in the place of what it wraps.
func refusing(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if req.Params.Name == "" {
			return nil, errors.New("no name") // want "protocolerror/tool: errors.New"
		}
		return next(ctx, req)
	}
}

// guarded refuses as well, behind middleware that converts.
func guarded(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if req.Params.Name == "" {
			return nil, errors.New("behind converting middleware")
		}
		return next(ctx, req)
	}
}

// Chained makes a server whose handlers stand behind a chain.
func Chained() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("linked"), chain(linked, logging, converting))
	return s
}

// Refusing makes servers with middleware that fails.
func Refusing() []*server.MCPServer {
	return []*server.MCPServer{
		server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(refusing)),
		server.NewMCPServer("t", "1", server.WithToolHandlerMiddleware(converting), server.WithToolHandlerMiddleware(guarded)),
	}
}
