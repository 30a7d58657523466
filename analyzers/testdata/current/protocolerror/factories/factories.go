// Package factories registers handlers that functions of another package make.
package factories

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/factories/tools"
)

func load() (string, error) { return "", errors.New("the factory makes a result of it") }

// New makes the server.
func New(notes map[string]string) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("find"), tools.Find(notes)) // want "protocolerror/tool: Find"
	s.AddTool(mcp.NewTool("list"), tools.List(load))
	s.AddTool(tools.Tool("pair")) // want "protocolerror/tool: Tool"
	return s
}

// Converted makes one with middleware that makes results of their errors.
func Converted(notes map[string]string) *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(converting))
	s.AddTool(mcp.NewTool("find"), tools.Find(notes))
	return s
}

// Wrapped makes one whose handler is wrapped when it is registered.
func Wrapped(notes map[string]string) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("find"), converting(tools.Find(notes)))
	return s
}

func converting(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}
