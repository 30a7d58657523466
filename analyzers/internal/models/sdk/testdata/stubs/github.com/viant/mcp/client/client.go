// Package client declares what is used of the client of viant/mcp v0.17.0.
package client

import (
	"context"

	"github.com/viant/mcp-protocol/schema"
)

type (
	Client        struct{}
	RequestOption func()
)

func (c *Client) CallTool(ctx context.Context, params *schema.CallToolRequestParams, options ...RequestOption) (*schema.CallToolResult, error) {
	return nil, nil
}
