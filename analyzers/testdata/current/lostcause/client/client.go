// Package client calls tools of another server. What it gives back is no answer to an agent.
package client

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type Client struct{ session *mcp.ClientSession }

func (c *Client) CallTool(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	result, err := c.session.CallTool(ctx, &mcp.CallToolParams{Name: name})
	if err != nil {
		return nil, errors.New("call the tool: " + err.Error()) // want "lostcause/service: mcp.ClientSession.CallTool"
	}
	return result, nil
}

// A handler that asks another server for the answer has to say what went wrong.
func (c *Client) forward(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := c.session.CallTool(ctx, &mcp.CallToolParams{Name: req.Params.Name})
	if err != nil {
		return nil, errors.New("call the tool: " + err.Error()) // want "lostcause/text-only: mcp.ClientSession.CallTool"
	}
	return result, nil
}

func (c *Client) register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "forward"}, c.forward)
}
