// Package gosdk does the same on the official SDK.
package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/slight/internal/store"
)

type input struct {
	IDs []string `json:"ids"`
}

type output struct {
	Labels []string `json:"labels"`
}

// Register registers the tools.
func Register(s *mcp.Server, notes store.Store) {
	mcp.AddTool(s, &mcp.Tool{Name: "labels"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		return nil, output{store.Labels(ctx, notes, in.IDs)}, nil // want "swallowed/skipped: store.Store.Labels"
	})
	mcp.AddTool(s, &mcp.Tool{Name: "known"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		return nil, output{store.KnownLabels(ctx, notes, in.IDs)}, nil
	})
}
