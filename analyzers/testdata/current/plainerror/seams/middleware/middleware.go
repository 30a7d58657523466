// Package middleware classifies the errors of its tools in middleware.
package middleware

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func classify(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(taxonomy.Classify(err).Message), nil
		}
		return result, nil
	}
}

func tool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // a code comes with the middleware // want "plainerror/returned: errors.New"
}

// rendered answers for itself: no error is left for the middleware.
func rendered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(errors.New("no luck").Error()), nil // want "plainerror/rendered: errors.New"
}

// resource is none of the tools that the middleware is for.
func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(classify))
	s.AddTool(mcp.NewTool("tool"), tool)
	s.AddTool(mcp.NewTool("rendered"), rendered)
	s.AddResource(mcp.NewResource("file:///r", "r"), resource)
	return s
}
