package loud

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

type page struct {
	Items []string
	Next  string
}

type service interface {
	List(ctx context.Context, token string) (*page, error)
}

var remote service

func pages(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	first, err := remote.List(ctx, "")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	all, token := first.Items, first.Next
	for token != "" {
		more, err := remote.List(ctx, token)
		if err != nil { // want "swallowed/skipped: loud.service.List"
			break
		}
		all, token = append(all, more.Items...), more.Next
	}
	return mcp.NewToolResultText(fmt.Sprint(all)), nil
}

func pagesWithCursor(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	first, err := remote.List(ctx, "")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	all, token := first.Items, first.Next
	for token != "" {
		more, err := remote.List(ctx, token)
		if err != nil {
			break
		}
		all, token = append(all, more.Items...), more.Next
	}
	return mcp.NewToolResultText(fmt.Sprint(all, token)), nil
}

func pagesWithFlag(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var all []string
	token, complete := "a", true
	for token != "" {
		more, err := remote.List(ctx, token)
		if err != nil {
			complete = false
			break
		}
		all, token = append(all, more.Items...), more.Next
	}
	return mcp.NewToolResultText(fmt.Sprint(all, complete)), nil
}
