// Package held answers with what others render of a response that was decoded.
package held

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/panicboundary/held/cache"
	"example.test/panicboundary/held/render"
	"example.test/panicboundary/held/types"
)

var last types.Response

func matches(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r, err := cache.Clone(&last)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(render.Matches(r) + render.Checked(r) + render.Note(r)), nil // want "panicboundary/assertion: Response.Items"
}

func report(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(render.Report(&last)), nil // want "panicboundary/assertion: Response.Data"
}

// Register registers the tools.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("matches"), matches)
	s.AddTool(mcp.NewTool("report"), report)
}
