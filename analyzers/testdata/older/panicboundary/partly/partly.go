// Package partly makes servers of mcp-go some of whose handlers are wrapped in a
// function that recovers.
package partly

import (
	"context"

	"example.test/panicboundary/wrapping"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type args struct {
	Name string `json:"name"`
}

func raw(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("done"), nil
}

func typed(ctx context.Context, req mcp.CallToolRequest, in args) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(in.Name), nil
}

func here() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("raw"), wrapping.Safe(raw))
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
	return s
}

func elsewhere() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	wrapping.Some(s)
	s.AddTools(wrapping.All()...)
	return s
}

// recovering has middleware of the library before all of them.
func recovering() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithRecovery())
	s.AddTool(mcp.NewTool("raw"), raw)
	return s
}
