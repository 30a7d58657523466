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
	tools.Register(s)                            // want "protocolerror/tool: tools.get"
	s.AddTool(mcp.NewTool("put"), tools.Put)     // want "protocolerror/tool: tools.Put"
	s.AddTool(mcp.NewTool("twice"), tools.Twice) // want "protocolerror/tool: tools.Twice"
	s.AddTools(new(bundles.Tools).All()...)      // want "protocolerror/tool: bundles.Tools.list"
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
