// Package partly has handlers, and imports a package that mentions the type of one of
// them: of the package that declares their types, export data has that one only.
package partly

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/server/partly/auth"
)

var _ = auth.Checked

func Tool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type`
	return mcp.NewToolResultText("ok"), nil
}

func Resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // want `resource of mcp-go by type`
	return nil, errors.New("there is nothing to read")
}
