// Package crowded shows errors with more parts than are remembered: the most telling of them
// are the last.
package crowded

import (
	"context"

	"example.test/upstreamtext/crowded/fetch"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func few(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fetch.Few(req.Params.Name) // want "upstreamtext/api: body"
}

func many(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fetch.Many(req.Params.Name) // want "upstreamtext/api: body"
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{few, many}
