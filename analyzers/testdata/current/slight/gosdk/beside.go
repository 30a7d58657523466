package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/slight/internal/store"
)

type found struct {
	Note   *store.Note `json:"note"`
	Labels []string    `json:"labels"`
}

// RegisterBeside registers tools.
func RegisterBeside(s *mcp.Server, notes store.Store) {
	mcp.AddTool(s, &mcp.Tool{Name: "get_note"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, found, error) {
		note, err := store.Get(ctx, notes, in.IDs[0])
		if err != nil {
			return nil, found{}, err
		}
		labels, _ := notes.Labels(ctx, note.ID)
		return nil, found{note, labels}, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "only"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, found, error) {
		labels, _ := notes.Labels(ctx, in.IDs[0]) // want "swallowed/ignored: store.Store.Labels"
		return nil, found{nil, labels}, nil
	})
}
