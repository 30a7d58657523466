// Package mcp declares what SDKs declare under the same names.
package mcp

import (
	"context"

	"github.com/mark3labs/mcp-go/server"
)

type (
	CallToolRequest struct{ Params struct{ Arguments any } }
	CallToolResult  struct {
		IsError bool
		Content []string
	}
	Server    struct{}
	MCPServer struct{}
)

func Handle(context.Context, *CallToolRequest) (*CallToolResult, error) { return nil, nil }

func HandleByValue(context.Context, CallToolRequest) (*CallToolResult, error) { return nil, nil }

func (s *Server) AddTool(name string, handler any) {}

func NewToolResultError(text string) *CallToolResult { return &CallToolResult{IsError: true} }

func NewTypedToolHandler(handler any) any { return handler }

var ErrInvalidParams error

// Use calls the functions above, and sees an SDK.
func Use(*server.MCPServer) {
	new(Server).AddTool("a", NewTypedToolHandler(Handle))
	NewToolResultError("no").IsError = false
}
