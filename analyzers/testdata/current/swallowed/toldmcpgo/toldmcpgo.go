// Package toldmcpgo answers what tells of failures, or has no need to, with mcp-go.
package toldmcpgo

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/internal/store"
)

var c = new(store.Client)

func unknown(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Unknown(ctx, 1))), nil
}

func counted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Counted(ctx, nil))), nil
}

func listed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Listed(ctx, nil))), nil
}

func cached(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Cached(ctx, nil))), nil
}

func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Named(ctx, 1))), nil
}

func parsed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(store.Parsed("1"))), nil
}

func recorded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Recorded(ctx, nil))), nil
}

func returned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Returned(ctx)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func kept(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Kept(ctx, nil)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func joined(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Joined(ctx, nil)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func tried(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Tried(ctx, nil)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func otherwise(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Otherwise(ctx, c)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func noRows(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.NoRows(ctx, 1)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.Empty("jobs")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func closed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.Closed("jobs")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func ok(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, ok := c.OK(ctx)
	if !ok {
		return mcp.NewToolResultError("the jobs are not known"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

// minded finds that there is nothing, and says so.
func minded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs := c.Nil(ctx)
	if jobs == nil {
		return mcp.NewToolResultError("there are no jobs, or they cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

func countedLocally(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, failed := c.CountedLocally(ctx, nil)
	return mcp.NewToolResultText(fmt.Sprint(jobs, failed)), nil
}

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.Asked("jobs")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func handed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Handed(ctx)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func listedAside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, failed := c.ListedAside(ctx, nil)
	return mcp.NewToolResultText(fmt.Sprint(jobs, failed)), nil
}

func allowed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Allowed(ctx, nil)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}
