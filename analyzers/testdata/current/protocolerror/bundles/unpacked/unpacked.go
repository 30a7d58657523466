// Package unpacked takes handlers out of bundles, and registers others around them.
package unpacked

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// First is offered to other packages, too.
func First() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("first"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("behind what converts errors")
	}}
}

func second() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("second"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("behind what converts errors")
	}}
}

func wrap(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

// New makes a server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, t := range []server.ServerTool{First()} {
		s.AddTools(server.ServerTool{Tool: t.Tool, Handler: wrap(t.Handler)})
	}
	for _, t := range []server.ServerTool{second()} {
		s.AddTool(t.Tool, wrap(t.Handler))
	}
	return s
}
