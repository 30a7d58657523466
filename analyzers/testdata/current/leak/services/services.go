// Package services asks a service of Google with a key.
package services

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"google.golang.org/api/customsearch/v1"
	"google.golang.org/api/option"
)

type in struct{ Query string }

func service(ctx context.Context) (*customsearch.Service, error) {
	return customsearch.NewService(ctx, option.WithAPIKey(os.Getenv("SEARCH_API_KEY")), option.WithEndpoint("https://search.test"))
}

func search(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	svc, err := service(ctx)
	if err != nil {
		return nil, nil, errNone
	}
	found, err := svc.Cse.List().Q(a.Query).Do()
	if err != nil {
		return nil, nil, fmt.Errorf("search: %w", err) // want "leak/address: customsearch.CseListCall.Do"
	}
	return nil, found.Kind, nil
}

func searchAll(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	svc, err := service(ctx)
	if err != nil {
		return mcp.NewToolResultError("there is no search"), nil
	}
	n := 0
	err = svc.Cse.List().Q(req.GetString("q", "")).Pages(ctx, func(*customsearch.Search) error { n++; return nil })
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "leak/address: customsearch.CseListCall.Pages"
	}
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

// unwrapped shows what the error of the request holds.
func unwrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	svc, err := service(ctx)
	if err != nil {
		return mcp.NewToolResultError("there is no search"), nil
	}
	found, err := svc.Cse.List().Do()
	if err != nil {
		var failed *url.Error
		if errors.As(err, &failed) {
			return mcp.NewToolResultErrorFromErr("the search failed", failed.Err), nil
		}
		return mcp.NewToolResultError("the search failed"), nil
	}
	return mcp.NewToolResultText(found.Kind), nil
}

var errNone = errors.New("there is no search")

var handlers = []server.ToolHandlerFunc{searchAll, unwrapped}

func use(s *gosdk.Server) { gosdk.AddTool(s, &gosdk.Tool{Name: "search"}, search) }
