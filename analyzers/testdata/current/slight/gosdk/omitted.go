package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/slight/internal/store"
)

// A card has a note only where there is one.
type card struct {
	ID     string      `json:"id"`
	Note   *store.Note `json:"note,omitempty"`
	Latest *store.Note `json:"latest"`
}

// RegisterOmitted registers tools.
func RegisterOmitted(s *mcp.Server, notes store.Store) {
	mcp.AddTool(s, &mcp.Tool{Name: "card"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, card, error) {
		c := card{ID: in.IDs[0]}
		if note, err := store.Get(ctx, notes, c.ID); err == nil {
			c.Note = note
		}
		return nil, c, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "latest"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, card, error) {
		c := card{ID: in.IDs[0]}
		if note, err := store.Get(ctx, notes, c.ID); err == nil { // want "swallowed/dropped: store.Get"
			c.Latest = note
		}
		return nil, c, nil
	})
}
