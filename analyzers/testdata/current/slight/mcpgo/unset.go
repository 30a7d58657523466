package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/slight/internal/store"
)

// A cache has labels. Nobody sets what it would ask first.
type cache struct {
	first store.Store
	kept  []string
}

func newCache(kept []string) *cache { return &cache{kept: kept} }

func (c *cache) labels(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	kept := c.kept
	if c.first != nil {
		labels, err := c.first.Labels(ctx, r.GetString("id", ""))
		if err != nil {
			labels = nil
		}
		kept = labels
	}
	return text(kept)
}

// A backed one is the same, and it may ask.
type backed struct {
	first store.Store
	kept  []string
}

func newBacked(first store.Store, kept []string) *backed { return &backed{first: first, kept: kept} }

func (c *backed) labels(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	kept := c.kept
	if c.first != nil {
		labels, err := c.first.Labels(ctx, r.GetString("id", ""))
		if err != nil { // want "swallowed/dropped: store.Store.Labels"
			labels = nil
		}
		kept = labels
	}
	return text(kept)
}

func registerCached(s *server.MCPServer, first store.Store) {
	s.AddTool(mcp.NewTool("cached"), newCache(nil).labels)
	s.AddTool(mcp.NewTool("backed"), newBacked(first, nil).labels)
}
