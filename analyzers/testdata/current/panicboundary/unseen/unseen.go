// Package unseen calls what it knows by its interface only.
package unseen

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/panicboundary/unseen/store"
)

func count(s store.Store) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(fmt.Sprint(s.Count())), nil // want "panicboundary/exit: log.Fatal"
	}
}

// call has two tools to call, of which one is to be overridden.
func call(t store.Tool) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(t.Call(req.Params.Name)), nil
	}
}

func now(c store.Clock) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(c.Now(req.GetString("zone", "UTC"))), nil // want "panicboundary/panic: panic"
	}
}
