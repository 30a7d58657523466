// Package offering has a tool that another package calls.
package offering

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/server/offered"
)

type search struct{}

func init() { offered.Offer(search{}) }

func (search) Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	return nil, errors.New("nothing to search")
}

func (search) Run(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) {
	return nil, errors.New("nothing runs")
}
