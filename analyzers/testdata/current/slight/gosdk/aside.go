package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/slight/internal/store"
)

// RegisterAside registers tools and a prompt.
func RegisterAside(s *mcp.Server, notes store.Store) {
	mcp.AddTool(s, &mcp.Tool{Name: "unasked"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		labels, _ := store.Tasks(ctx, notes, in.IDs)
		return nil, output{labels}, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "tasks"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		labels, err := store.Tasks(ctx, notes, in.IDs) // want "swallowed/skipped: store.Store.Labels"
		return nil, output{labels}, err
	})
	mcp.AddTool(s, &mcp.Tool{Name: "owned"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		names := store.Owners(ctx, notes)
		var out output
		for _, id := range in.IDs {
			out.Labels = append(out.Labels, id+names[id])
		}
		return nil, out, nil
	})
	// A prompt shows what there is.
	s.AddPrompt(&mcp.Prompt{Name: "review"}, func(ctx context.Context, r *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		text := ""
		for _, id := range []string{"a", "b"} {
			labels, err := notes.Labels(ctx, id)
			if err != nil {
				continue
			}
			text += labels[0]
		}
		return &mcp.GetPromptResult{Description: text}, nil
	})
}
