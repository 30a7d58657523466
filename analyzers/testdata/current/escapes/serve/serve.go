// Package serve makes servers.
package serve

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/escapes/tools"
)

func own(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want `^tool: JSON-RPC error -32603$`
}

func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := req.RequireInt("n"); err != nil {
		return nil, err // want `^arguments: JSON-RPC error -32603$`
	}
	return mcp.NewToolResultText("ok"), nil
}

func run(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a seam")
}

func adapt(r tools.Run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return r(ctx, req.Params.Name) // want `^seam : 1 handlers$`
	}
}

// Open makes a server before whose handlers nothing stands.
func Open() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(tools.Refuse)) // want `^tool: in tools\.Refuse, 0 handlers, 1 returns \[tools\.go:45\]$`
	s.AddTool(mcp.NewTool("own"), own)
	s.AddTool(mcp.NewTool("decoded"), decoded)
	s.AddTool(mcp.NewTool("run"), adapt(run))
	tools.Register(s)     // want `^arguments: tools\.get, 0 handlers, 2 returns \[tools\.go:16 tools\.go:19\]$`
	tools.Adapted("a", s) // want `^leaky-seam: in tools\.adapt, 1 handlers, 0 returns \[\]$`
	tools.Fine(s)
	s.AddTools(tools.Bundles()...)            // want `^tool: in tools\.Bundles, 0 handlers, 1 returns \[tools\.go:30\]$`
	s.AddTool(mcp.NewTool("m"), tools.Make()) // want `^tool: in tools\.Make, 0 handlers, 1 returns \[tools\.go:37\]$`
	s.AddTool(mcp.NewTool("p"), tools.Put)    // want `^tool: tools\.Put, 0 handlers, 1 returns \[tools\.go:71\]$`
	s.AddTool(mcp.NewTool("v"), tools.Move)   // want `^tool: tools\.Move, 0 handlers, 1 returns \[tools\.go:83\]$`
	s.AddTool(mcp.NewTool("d"), tools.Drop)   // want `^tool: tools\.Drop, 0 handlers, 2 returns \[tools\.go:93 tools\.go:95\]$`
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

// Closed makes one of which nothing escapes.
func Closed() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(converting))
	tools.Register(s)
	tools.Adapted("a", s)
	s.AddTools(tools.Bundles()...)
	s.AddTool(mcp.NewTool("m"), tools.Make())
	s.AddTool(mcp.NewTool("p"), tools.Put)
	return s
}
