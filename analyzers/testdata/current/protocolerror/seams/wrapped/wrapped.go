// Package wrapped wraps the handlers that structs of its own hold, and registers the
// wrapped ones alone.
package wrapped

import (
	"context"
	"errors"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type Tool struct {
	Definition mcp.Tool
	Handler    server.ToolHandlerFunc
}

func open() *Tool {
	return &Tool{
		Definition: mcp.NewTool("open"),
		Handler: func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			if _, err := request.RequireString("id"); err != nil {
				return nil, err
			}
			return nil, errors.New("closed")
		},
	}
}

func wrap(tool *Tool) *Tool {
	return &Tool{
		Definition: tool.Definition,
		Handler: func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			response, err := tool.Handler(ctx, request)
			if err != nil {
				return mcp.NewToolResultError(err.Error()), nil
			}
			return response, nil
		},
	}
}

func Run(ctx context.Context) error {
	s := server.NewMCPServer("c", "1")
	for _, t := range []*Tool{open()} {
		s.AddTool(t.Definition, wrap(t).Handler)
	}
	return server.NewStdioServer(s).Listen(ctx, os.Stdin, os.Stdout)
}
