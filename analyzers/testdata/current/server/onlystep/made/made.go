// Package made makes handlers of functions that get nothing of the request.
package made

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Client is what the functions ask.
type Client struct{ name string }

// Current returns the client, if there is one.
func Current() *Client { return nil }

type encoder struct{ value any }

func encoderOf(value any) *encoder { return &encoder{value} }

// MarshalJSON encodes the value.
func (e *encoder) MarshalJSON() ([]byte, error) { return json.Marshal(e.value) }

// List makes a handler that lists what a function returns.
func List(kind string, list func(ctx context.Context, client *Client, filter string) (any, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type$`
		client := Current()
		if client == nil {
			return nil, errors.New("no client")
		}
		all, err := list(ctx, client, "")
		if err != nil {
			return nil, fmt.Errorf("failed to list %s: %w", kind, err)
		}
		text, err := encoderOf(all).MarshalJSON()
		if err != nil {
			return nil, fmt.Errorf("failed to encode %s: %w", kind, err)
		}
		return mcp.NewToolResultText(string(text)), nil
	}
}
