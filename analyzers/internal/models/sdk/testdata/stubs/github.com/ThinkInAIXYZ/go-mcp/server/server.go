// Package server declares what is used of the server of go-mcp v0.2.29.
package server

import (
	"context"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/transport"
)

type (
	ToolHandlerFunc     func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error)
	PromptHandlerFunc   func(context.Context, *protocol.GetPromptRequest) (*protocol.GetPromptResult, error)
	ResourceHandlerFunc func(context.Context, *protocol.ReadResourceRequest) (*protocol.ReadResourceResult, error)
	ToolMiddleware      func(ToolHandlerFunc) ToolHandlerFunc

	Server struct{}
	Option func(*Server)
)

func NewServer(t transport.ServerTransport, opts ...Option) (*Server, error) { return nil, nil }

func (server *Server) RegisterTool(tool *protocol.Tool, toolHandler ToolHandlerFunc, middlewares ...ToolMiddleware) {
}

func (server *Server) RegisterPrompt(prompt *protocol.Prompt, promptHandler PromptHandlerFunc) {}

func (server *Server) RegisterResource(resource *protocol.Resource, resourceHandler ResourceHandlerFunc) {
}

func (server *Server) RegisterResourceTemplate(resource *protocol.ResourceTemplate, resourceHandler ResourceHandlerFunc) error {
	return nil
}

func (server *Server) Use(middlewares ...ToolMiddleware) {}

func (server *Server) Run() error { return nil }
