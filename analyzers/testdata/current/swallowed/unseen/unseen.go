// Package unseen asks a store whose type it does not see.
package unseen

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/unseen/store"
)

func handler(s store.Store) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		names, err := s.Names() // want "swallowed/iteration: sql.Rows.Next"
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		notes := s.Notes() // want "swallowed/dropped: os.ReadDir"
		text, err := s.Text("a")
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(fmt.Sprint(names, notes, text, s.Count())), nil
	}
}
