// Package serve makes servers and lets other packages register handlers on them.
package serve

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/register/bundles"
	"example.test/protocolerror/register/tools"
)

// Direct makes a server and calls the function that registers.
func Direct() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	tools.Register(s)                            // want `^the tool handler tools\.get, which is registered from here, returns errors in 2 places \(tools\.go:14, tools\.go:16\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
	s.AddTool(mcp.NewTool("put"), tools.Put)     // want `^the tool handler tools\.Put, which is registered from here, returns errors in 1 place \(tools\.go:21\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
	s.AddTool(mcp.NewTool("twice"), tools.Twice) // want `^the tool handler tools\.Twice, which is registered from here, returns errors in 3 places \(tools\.go:27, tools\.go:30, tools\.go:32\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
	s.AddTools(new(bundles.Tools).All()...)      // want `^the tool handler bundles\.\(\*Tools\)\.list, which is registered from here, returns errors in 1 place \(bundles\.go:18\); an error there goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
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

// Converted makes a server behind whose middleware nothing escapes.
func Converted() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(converting))
	tools.Register(s)
	bundles.Everything(s)
	s.AddTool(mcp.NewTool("put"), tools.Put)
	return s
}
