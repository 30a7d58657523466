// Package onlystep makes handlers of functions that get nothing of the request.
package onlystep

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type output struct {
	Text string `json:"text"`
}

type client struct{}

func (client) read() (output, error) { return output{}, nil }

// alone does nothing but call what it was given.
func alone[Out any](get func(context.Context) (Out, error)) mcp.ToolHandlerFor[struct{}, Out] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, Out, error) {
		out, err := get(ctx)
		if err != nil {
			return nil, out, fmt.Errorf("failed: %w", err)
		}
		return nil, out, nil
	}
}

// asking makes a client first.
func asking(connect func(context.Context) (client, error)) mcp.ToolHandlerFor[struct{}, output] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, output, error) {
		c, err := connect(ctx)
		if err != nil {
			return nil, output{}, err
		}
		out, err := c.read()
		return nil, out, err
	}
}

// New returns the server.
func New(ok bool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "alone"}, alone(func(ctx context.Context) (output, error) {
		if !ok {
			return output{}, errors.New("not ready") // want "plainerror/returned: errors.New"
		}
		return output{Text: "a"}, nil
	}))
	mcp.AddTool(s, &mcp.Tool{Name: "asking"}, asking(func(ctx context.Context) (client, error) {
		return client{}, errors.New("no client")
	}))
	return s
}
