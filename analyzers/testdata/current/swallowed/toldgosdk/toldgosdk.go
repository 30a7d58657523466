// Package toldgosdk answers what tells of failures, or has no need to, with the official SDK.
package toldgosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/swallowed/internal/store"
)

var c = new(store.Client)

type none struct{}

type output struct {
	Given any `json:"given"`
}

func unknown(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Unknown(ctx, 1)}, nil
}

func counted(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Counted(ctx, nil)}, nil
}

func listed(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Listed(ctx, nil)}, nil
}

func cached(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Cached(ctx, nil)}, nil
}

func named(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Named(ctx, 1)}, nil
}

func parsed(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: store.Parsed("1")}, nil
}

func recorded(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Recorded(ctx, nil)}, nil
}

func returned(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Returned(ctx)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func kept(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Kept(ctx, nil)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func joined(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Joined(ctx, nil)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func tried(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Tried(ctx, nil)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func otherwise(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Otherwise(ctx, c)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func noRows(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.NoRows(ctx, 1)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func empty(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.Empty("jobs")
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func closed(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.Closed("jobs")
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func marked(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	jobs, complete := c.Marked(ctx, nil)
	return nil, output{Given: []any{jobs, complete}}, nil
}

// unused asks for nothing that it answers.
func unused(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	c.Nil(ctx)
	return nil, output{Given: "done"}, nil
}

func asked(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.Asked("jobs")
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func handed(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Handed(ctx)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func listedAside(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	jobs, failed := c.ListedAside(ctx, nil)
	return nil, output{Given: []any{jobs, failed}}, nil
}

func allowed(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Allowed(ctx, nil)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}
