// Package middled puts middleware that recovers before the handlers of another package.
package middled

import (
	"context"

	"example.test/panicboundary/service"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func adapt(h func(ctx context.Context, args any) (service.Text, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := h(ctx, req.GetArguments())
		if err != nil {
			return mcp.NewToolResultError("It failed."), nil
		}
		return mcp.NewToolResultText(string(text)), nil
	}
}

func recovering(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		defer func() { _ = recover() }()
		return next(ctx, req)
	}
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithToolHandlerMiddleware(recovering))
	s.AddTool(mcp.NewTool("find"), adapt(service.Find))
	return s
}
