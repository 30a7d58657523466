package gosdk

import (
	"context"

	"example.test/emptycontents/internal/store"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The results of a function that defers calls are variables.
func beforeADefer(ctx context.Context, req request) (result, error) {
	defer store.Find("")
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return &mcp.ReadResourceResult{}, nil // want "emptycontents/empty: beforeADefer"
	}
	return contents(req.Params.URI, text), nil
}

func namedBeforeADefer(ctx context.Context, req request) (answer result, err error) {
	defer store.Find("")
	text, ok := store.Find(req.Params.URI)
	if !ok {
		answer = &mcp.ReadResourceResult{}
		return // want "emptycontents/empty: namedBeforeADefer"
	}
	return contents(req.Params.URI, text), nil
}
