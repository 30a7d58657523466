// Package leaky has functions that forward the errors of the handlers behind them.
package leaky

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/leaky/api"
	"example.test/protocolerror/leaky/wrap"
)

type run func(ctx context.Context, name string) (*api.Result, error)

// one has two returns that fail, and nobody reports them here.
func one(ctx context.Context, name string) (*api.Result, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	return nil, fmt.Errorf("nothing for %s", name)
}

func two(ctx context.Context, name string) (*api.Result, error) { return nil, errors.New("no") }

func adapt(r run) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := r(ctx, string(req.Params.Arguments)) // want "protocolerror/leaky-seam"
		if err != nil {
			return nil, fmt.Errorf("call: %w", err)
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: result.Text}}}, nil
	}
}

func three(ctx context.Context, name string) (*api.Result, error) { return nil, errors.New("no") }

// command executes what other packages implement: none that fails is known.
func command(c api.Command) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := c.Execute(ctx, req)
		if err != nil {
			return nil, err
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: result.Text}}}, nil
	}
}

// New makes the server.
func New(c api.Command) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddTool(&mcp.Tool{Name: "one"}, adapt(one))
	s.AddTool(&mcp.Tool{Name: "two"}, adapt(two))
	s.AddTool(&mcp.Tool{Name: "three"}, wrap.Handler(three)) // want "protocolerror/leaky-seam: wrap.Handler"
	s.AddTool(&mcp.Tool{Name: "command"}, command(c))
	return s
}
