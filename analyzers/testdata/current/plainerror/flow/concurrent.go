package flow

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sync/errgroup"
)

func channel(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	failures := make(chan error, 1)
	go func() { failures <- errors.New("no luck") }()
	return nil, nil, <-failures // want "plainerror/returned: channel"
}

func selected(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	failures := make(chan error, 1)
	go func() { failures <- errors.New("no luck") }()
	select {
	case err := <-failures:
		return nil, nil, err // want "plainerror/returned: selected"
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	}
}

func group(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var g errgroup.Group
	g.Go(func() error { return errors.New("no luck") })
	return nil, nil, g.Wait() // want "plainerror/returned: group"
}

func groupWithContext(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	g, _ := errgroup.WithContext(ctx)
	g.Go(func() error { return helper(in.Name) })
	if err := g.Wait(); err != nil {
		return nil, nil, err // want "plainerror/returned: groupWithContext"
	}
	return nil, nil, nil
}
