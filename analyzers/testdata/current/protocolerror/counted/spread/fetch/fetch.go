// Package fetch has a tool.
package fetch

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/protocolerror/counted/api"
)

func init() { api.Registered = append(api.Registered, fetch{}) }

type fetch struct{}

// Execute answers a call.
func (fetch) Execute(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("url", "") == "" {
		return nil, errors.New("no url")
	}
	return nil, errors.New("no network")
}
