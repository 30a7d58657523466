// Package never cannot be known to be able to import package taxonomy: no fix adds it.
package never

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func tool(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("index not found") // want "plainerror/returned: tool"
}
