// Package client declares what is used of the client of go-mcp v0.2.29.
package client

import (
	"context"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
)

type Client struct{}

func (client *Client) CallTool(ctx context.Context, request *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	return nil, nil
}

func (client *Client) CallToolWithProgressChan(ctx context.Context, request *protocol.CallToolRequest, progressCh chan<- *protocol.ProgressNotification) (*protocol.CallToolResult, error) {
	return nil, nil
}
