// Package factory makes handlers for others, which register them.
package factory

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler is a handler of the program's own.
type Handler interface {
	Handle(ctx context.Context, args map[string]any) (string, error)
}

// HandlerFunc is a function that is one.
type HandlerFunc func(ctx context.Context, args map[string]any) (string, error)

// Handle calls the function.
func (f HandlerFunc) Handle(ctx context.Context, args map[string]any) (string, error) {
	return f(ctx, args)
}

// Adapt makes a handler of the library of one of the program's own.
func Adapt(h Handler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := h.Handle(ctx, nil)
		if err != nil {
			return &mcp.CallToolResult{IsError: true}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil
	}
}

// Own makes a handler of the program's own, which writes.
func Own() Handler {
	return HandlerFunc(func(ctx context.Context, args map[string]any) (string, error) { return find(), nil })
}

func find() string {
	fmt.Println("find")
	return "done"
}

// Again makes it by another function.
func Again() Handler { return Own() }

// Library makes a handler of the library, which writes.
func Library() mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Println("read")
		return &mcp.CallToolResult{}, nil
	}
}

// Loud writes when it makes a handler.
func Loud() mcp.ToolHandler {
	fmt.Println("made")
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return &mcp.CallToolResult{}, nil
	}
}

// Unused makes a function like Own, for no handler.
func Unused() func(name string) (string, error) {
	return func(name string) (string, error) {
		fmt.Println(name)
		return name, nil
	}
}

// Register registers a handler of its own, which writes.
func Register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "list"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Println("list")
		Ping()
		return &mcp.CallToolResult{}, nil
	})
}

// Ping writes, in calls and before the server is served.
func Ping() { fmt.Println("ping") }
