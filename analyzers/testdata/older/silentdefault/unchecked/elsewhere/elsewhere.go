// Package elsewhere has handlers for a server that another package makes, and a helper of a third one.
package elsewhere

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/silentdefault/unchecked/elsewhere/args"
)

// List reads a number, and a text that agents seldom send as something else.
func List(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	by := "name"
	if sort, ok := req.GetArguments()["sort"].(string); ok {
		by = sort
	}
	limit := args.Number(req.GetArguments(), "limit", 10) // want "silentdefault/unchecked: limit"
	return mcp.NewToolResultText(fmt.Sprint(by, limit)), nil
}
