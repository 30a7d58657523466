// Package together calls a function in which two failures disappear: they are told together.
package together

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/together/store"
)

func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := store.Summarize("/srv") // want "swallowed/dropped: os.ReadDir"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(text), nil
}
