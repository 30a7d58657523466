// Package sentinel has handlers that return errors of the library which do nothing.
package sentinel

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func invalid(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, mcp.ErrInvalidParams // want "wrappedrpc/sentinel: invalid"
}

func wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("no name: %w", mcp.ErrInvalidParams) // want "wrappedrpc/sentinel: wrapped"
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, server.ErrResourceNotFound // want "wrappedrpc/sentinel: resource"
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, fmt.Errorf("%w: %s", server.ErrPromptNotFound, req.Params.Name) // want "wrappedrpc/sentinel: prompt"
}

// structured becomes a result, in which the text counts.
func structured(ctx context.Context, req mcp.CallToolRequest, in struct{ Name string }) (string, error) {
	return "", mcp.ErrInvalidParams
}

// New makes a server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("structured"), mcp.NewStructuredToolHandler(structured))
	return s
}

// kept refers to the handlers that nothing here registers.
var kept = []any{invalid, prompt, resource, wrapped}
