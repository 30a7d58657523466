// Package deep returns what services return, and what those get from below.
package deep

import (
	"context"
	"fmt"

	"example.test/plainerror/internal/client"
	"example.test/plainerror/internal/store"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	ID string `json:"id"`
}

type tools struct{ store *store.Store }

func (t *tools) oneDeep(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text, err := t.store.Find(in.ID)
	if err != nil {
		return nil, nil, err // want "plainerror/returned: tools.oneDeep"
	}
	return nil, text, nil
}

func (t *tools) twoDeep(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text, err := t.store.Load(ctx, in.ID)
	if err != nil {
		return nil, nil, err // want "plainerror/returned: tools.twoDeep"
	}
	return nil, text, nil
}

func (t *tools) sentinel(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text, err := t.store.Lookup(in.ID)
	return nil, text, err // want "plainerror/returned: tools.sentinel"
}

func (t *tools) ofAnother(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, store.ErrMissing // want "plainerror/returned: tools.ofAnother"
}

func (t *tools) wrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := t.store.Find(in.ID); err != nil {
		return nil, nil, fmt.Errorf("find %s: %w", in.ID, err) // want "plainerror/returned: tools.wrapped"
	}
	return nil, nil, nil
}

// some returns an error that is plain for some reasons and foreign for others.
func (t *tools) some(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, err := client.Get(ctx, in.ID)
	return nil, nil, err // want "plainerror/returned: tools.some"
}

func (t *tools) wrappedBelow(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, err := t.store.Download(ctx, in.ID)
	return nil, nil, err // want "plainerror/returned: tools.wrappedBelow"
}

func (t *tools) sentinelBelow(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, client.Ping(in.ID != "") // want "plainerror/returned: tools.sentinelBelow"
}
