package adding

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func third(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.NotFound("There is no such index.")
}
