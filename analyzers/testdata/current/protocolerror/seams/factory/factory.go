// Package factory makes handlers.
package factory

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Run is what handlers do.
type Run func(ctx context.Context, name string) (string, error)

func run(ctx context.Context, name string) (string, error) {
	return "", errors.New("behind what the factory makes")
}

// Make makes a handler that converts errors itself.
func Make(print func(...any) string) server.ToolHandlerFunc { return adapt(run, print) }

func adapt(r Run, print func(...any) string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := r(ctx, req.Params.Name)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(print(text)), nil
	}
}
