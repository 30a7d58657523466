// Package signedin asks services of Google for somebody who has signed in: the token is in a header.
package signedin

import (
	"context"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"google.golang.org/api/customsearch/v1"
	"google.golang.org/api/drive/v3"
	"google.golang.org/api/option"
)

// files asks with a client that signs in.
func files(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	svc, err := drive.NewService(ctx, option.WithHTTPClient(signed))
	if err != nil {
		return mcp.NewToolResultError("there is no drive"), nil
	}
	found, err := svc.Files.List().Do()
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(found.Kind), nil
}

// search is given a key that is not used: it has a client.
func search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	svc, err := customsearch.NewService(ctx, option.WithHTTPClient(signed), option.WithAPIKey(os.Getenv("SEARCH_API_KEY")))
	if err != nil {
		return mcp.NewToolResultError("there is no search"), nil
	}
	found, err := svc.Cse.List().Do()
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(found.Kind), nil
}

var signed = &http.Client{}

var handlers = []server.ToolHandlerFunc{files, search}
