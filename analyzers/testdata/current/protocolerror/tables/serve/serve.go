// Package serve makes servers and calls the functions that add tools by way of tables.
package serve

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/tables/replaced"
	"example.test/protocolerror/tables/tools"
)

// Handed calls what it hands to another function.
func Handed(wanted bool) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	maybe(s, tools.AddGet, wanted)
	maybe(s, func(inner *server.MCPServer) { tools.AddLists(inner, wanted) }, wanted)
	maybe(s, tools.AddSafe, wanted)
	maybe(s, replaced.Add, wanted)
	return s
}

func maybe(s *server.MCPServer, add func(*server.MCPServer), wanted bool) {
	if wanted {
		add(s)
	}
}

var byName = map[string]func(*server.MCPServer){
	"plain": tools.AddPlain,
}

// Map calls the functions of a map.
func Map() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, add := range byName {
		add(s) // want "protocolerror/tool: tools.plain"
	}
	return s
}

// Closed does so behind middleware that lets nothing through.
func Closed() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(converting))
	for _, add := range byName {
		add(s)
	}
	for _, add := range []func(*server.MCPServer){tools.AddGet, tools.AddSafe} {
		add(s)
	}
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
