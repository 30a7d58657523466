package negative

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/panicboundary/negative/store"
)

// longer refuses what is not positive, and nobody what is longer than the list.
func longer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := req.GetInt("limit", 10)
	if limit < 1 {
		limit = 10
	}
	return mcp.NewToolResultText(fmt.Sprint(store.Top(texts, limit))), nil // want "panicboundary/bounds: store.Top"
}

type asking struct {
	Limit int `json:"limit"`
}

func longerTyped(ctx context.Context, req *sdk.CallToolRequest, in asking) (*sdk.CallToolResult, any, error) {
	if in.Limit < 1 {
		return nil, nil, fmt.Errorf("limit must be positive")
	}
	return nil, store.Top(texts, in.Limit), nil // want "panicboundary/bounds: store.Top"
}

// notLonger is held against the length: here, or by the function.
func notLonger(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := req.GetInt("limit", 10)
	if limit < 1 {
		limit = 10
	}
	first := store.First(texts, limit)
	if limit > len(texts) {
		limit = len(texts)
	}
	return mcp.NewToolResultText(fmt.Sprint(first, store.Top(texts, limit))), nil
}

func notLongerTyped(ctx context.Context, req *sdk.CallToolRequest, in asking) (*sdk.CallToolResult, any, error) {
	if in.Limit < 1 {
		in.Limit = 1
	}
	return nil, store.Top(texts, min(in.Limit, len(texts))), nil
}

func registerLonger(s *sdk.Server) {
	sdk.AddTool(s, &sdk.Tool{Name: "longer"}, longerTyped)
	sdk.AddTool(s, &sdk.Tool{Name: "not_longer"}, notLongerTyped)
}

var _ = []server.ToolHandlerFunc{longer, notLonger}
