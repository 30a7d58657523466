// Package tools has a method that an interface stands for and that dispatches to others.
package tools

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type kind interface {
	Handle(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error)
}

type one struct{}

func (o one) Handle(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	switch req.GetString("op", "") {
	case "get":
		return o.get(ctx, req, base)
	case "put":
		return o.put(ctx, req, base)
	case "move":
		return o.move(ctx, req, base)
	}
	return nil, errors.New("no such operation")
}

func (o one) get(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	return nil, errors.New("no get")
}

func (o one) put(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	return nil, errors.New("no put")
}

func (o one) move(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	if base == "" {
		return nil, errors.New("no base")
	}
	return nil, errors.New("no move")
}

var kinds = map[string]kind{"one": one{}}

// Register registers it through the interface.
func Register(s *server.MCPServer) {
	k := kinds["one"]
	s.AddTool(mcp.NewTool("one"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return k.Handle(ctx, req, "x")
	})
}

// Direct calls it by name.
func Direct(s *server.MCPServer) {
	var o one
	s.AddTool(mcp.NewTool("direct"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := o.Handle(ctx, req, "x")
		if err == nil {
			return result, nil
		}
		return nil, err
	})
}

// called calls it, and is called by another handler, which is reported for it.
func called(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := one{}.Handle(ctx, req, "x")
	return result, err
}

// Twice registers both.
func Twice(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("called"), called)
	s.AddTool(mcp.NewTool("twice"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return called(ctx, req)
	})
}
