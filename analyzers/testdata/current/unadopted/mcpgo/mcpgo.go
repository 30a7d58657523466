// Package mcpgo has handlers whose errors leave as errors of the protocol, which the model does
// not see: their code is not the point.
package mcpgo

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no name")
}
