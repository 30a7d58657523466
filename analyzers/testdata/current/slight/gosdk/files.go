package gosdk

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/slight/internal/store"
)

type state struct{ text string }

func readState(id string) *state {
	data, err := os.ReadFile(id)
	if err != nil {
		return nil
	}
	return &state{string(data)}
}

// RegisterFiles registers a tool that asks for a file, and one that asks a service.
func RegisterFiles(s *mcp.Server, notes store.Store) {
	mcp.AddTool(s, &mcp.Tool{Name: "status"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		var out output
		for _, id := range in.IDs {
			if s := readState(id); s != nil {
				out.Labels = append(out.Labels, s.text)
			}
		}
		return nil, out, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "first"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		return nil, output{labelsOf(ctx, notes, in.IDs[0])}, nil
	})
}

func labelsOf(ctx context.Context, notes store.Store, id string) []string {
	labels, err := notes.Labels(ctx, id)
	if err != nil {
		return nil // want "swallowed/dropped: store.Store.Labels"
	}
	return labels
}
