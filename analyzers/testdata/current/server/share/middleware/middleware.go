// Package middleware has middleware that classifies.
package middleware

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/server/share/coded"
)

// Classify is middleware.
func Classify(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req) // want `^converting seam, leaving classified$`
		if err != nil {
			return mcp.NewToolResultError(coded.Keep(ctx, err).Error()), nil
		}
		return result, nil
	}
}

func tool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration as "tool", leaving classified$`
	return nil, errors.New("no")
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // want `^prompt of mcp-go by type\+registration as "prompt"$`
	return nil, errors.New("no")
}

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(Classify)) // want `^converting middleware, leaving classified$`
	s.AddTool(mcp.NewTool("tool"), tool)
	s.AddPrompt(mcp.NewPrompt("prompt"), prompt)
	return s
}
