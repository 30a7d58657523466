// Package counted has seams behind which handlers of other packages stand.
package counted

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/counted/api"
	"example.test/protocolerror/counted/commands"
)

// New makes the server.
func New(all []api.Command) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, t := range commands.Tools() {
		s.AddTool(mcp.NewTool(t.Name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := t.Run(ctx, api.Params{Request: req}) // want "protocolerror/leaky-seam"
			if err != nil {
				return nil, err
			}
			return result, nil
		})
	}
	for _, c := range append(all, commands.Remove{}) {
		s.AddTool(mcp.NewTool("command"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := c.Execute(ctx, req) // want "protocolerror/leaky-seam"
			if err != nil {
				return nil, err
			}
			return result, nil
		})
	}
	return s
}

// Converted makes one whose seams convert.
func Converted() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	for _, t := range commands.Tools() {
		s.AddTool(mcp.NewTool(t.Name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := t.Run(ctx, api.Params{Request: req})
			if err != nil {
				return mcp.NewToolResultError(err.Error()), nil
			}
			return result, nil
		})
	}
	return s
}
