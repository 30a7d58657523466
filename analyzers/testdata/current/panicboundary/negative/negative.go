// Package negative gives numbers to functions of another package that cut lists, with mcp-go.
package negative

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/panicboundary/negative/store"
)

var (
	items = new(store.Store)
	texts = []string{"a", "b"}
)

func found(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	q := store.Query{Name: req.GetString("name", ""), Limit: req.GetInt("limit", 0)}
	list := items.Find(q)                                             // want "panicboundary/bounds: store.Store.Find"
	page := items.Page(&store.Query{Offset: req.GetInt("offset", 0)}) // want "panicboundary/bounds: store.Store.Page"
	first := store.First(texts, req.GetInt("first", 1))               // want "panicboundary/bounds: store.First"
	some, others := items.Partly(q)                                   // want "panicboundary/bounds: store.Store.Partly"
	return mcp.NewToolResultText(fmt.Sprint(list, page, first, some, others)), nil
}

func silent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	q := store.Query{Limit: req.GetInt("limit", 0), Small: uint(req.GetInt("small", 0))}
	refused, err := items.Refused(q)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	valid, err := items.Valid(q)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(items.Clamped(q), refused, valid, items.Computed(q), items.Unsigned(q), items.Recovered(q), items.Find(store.Query{Limit: 5}))), nil
}

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := req.GetInt("limit", 0)
	if limit < 1 {
		return mcp.NewToolResultError("limit must be at least 1"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(items.Find(store.Query{Limit: limit}), first(texts, limit))), nil
}

// first is given what its callers have checked.
func first(list []string, n int) []string {
	if len(list) > n {
		list = list[:n]
	}
	return list
}

func delegated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := req.GetInt("limit", 0)
	if limit <= 0 {
		limit = 10
	}
	return search(ctx, req.GetString("name", ""), limit)
}

// search gives another package what its callers have checked.
func search(ctx context.Context, name string, limit int) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(items.Find(store.Query{Name: name, Limit: limit}))), nil
}

var _ = []server.ToolHandlerFunc{found, silent, asked, delegated}
