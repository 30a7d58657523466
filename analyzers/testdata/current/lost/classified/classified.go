// Package classified has a middleware that classifies errors by their causes.
package classified

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func classify(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(render.Result(taxonomy.Classify(err), render.StructuredAbsent).Text), nil
		}
		return result, nil
	}
}

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(req.GetString("name", ""))
	if err != nil {
		return nil, fmt.Errorf("read the note: %v", err) // want "lostcause/text-only: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithToolHandlerMiddleware(classify))
	s.AddTool(mcp.NewTool("read"), read)
	return s
}
