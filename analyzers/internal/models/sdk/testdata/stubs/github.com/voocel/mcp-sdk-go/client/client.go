// Package client declares what is used of the client of mcp-sdk-go v1.2.7.
package client

import (
	"context"

	"github.com/voocel/mcp-sdk-go/protocol"
)

type ClientSession struct{}

func (cs *ClientSession) CallTool(ctx context.Context, params *protocol.CallToolParams) (*protocol.CallToolResult, error) {
	return nil, nil
}
