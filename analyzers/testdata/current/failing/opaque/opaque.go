// Package opaque answers with what functions return that nobody in sight names.
package opaque

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Hook is set by others.
var Hook func(ctx context.Context, name string) (*mcp.CallToolResult, error)

// Register registers.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("hooked"), hooked)
	s.AddTool(mcp.NewTool("chosen"), chosen)
}

func hooked(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := Hook(ctx, r.GetString("name", ""))
	if err != nil {
		return mcp.NewToolResultError("hook: " + err.Error()), nil
	}
	return result, nil
}

// A reader reads.
type reader interface{ read() *mcp.CallToolResult }

type small struct{}

func (small) read() *mcp.CallToolResult { return mcp.NewToolResultError("it is too small") }

type large struct{}

func (large) read() *mcp.CallToolResult { return mcp.NewToolResultText("a") }

func chosen(_ context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var from reader = small{}
	if r.GetBool("large", false) {
		from = large{}
	}
	return from.read(), nil
}
