// Package mcpgo drops errors with mcp-go.
package mcpgo

import (
	"context"
	"encoding/json"
	"iter"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

type item struct{ Name string }

func load(ctx context.Context, name string) ([]item, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return []item{{name}}, nil
}

func constant(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	items, err := load(ctx, req.Params.Name)
	if err != nil {
		return mcp.NewToolResultText("[]"), nil // want "swallowed/dropped: mcpgo.load"
	}
	return mcp.NewToolResultText(items[0].Name), nil
}

func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{}, nil // want "swallowed/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

func encoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	items, err := load(ctx, req.Params.Name)
	if err != nil {
		return mcp.NewToolResultStructured(map[string]any{"items": []item{}}, "no items"), nil // want "swallowed/dropped: mcpgo.load"
	}
	text, err := json.Marshal(items)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(string(text)), nil
}

func request(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return mcp.NewToolResultText("0 hits"), nil // want "swallowed/dropped: http.Get"
	}
	return mcp.NewToolResultText(response.Status), response.Body.Close()
}

func switched(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, err := load(ctx, req.Params.Name)
	switch {
	case err != nil:
		return mcp.NewToolResultText("nothing"), nil // want "swallowed/dropped: mcpgo.load"
	default:
		return mcp.NewToolResultText("ok"), nil
	}
}

func made(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := load(ctx, req.Params.Name); err != nil {
		return none("items"), nil // want "swallowed/dropped: mcpgo.load"
	}
	return mcp.NewToolResultText("ok"), nil
}

func none(what string) *mcp.CallToolResult { return mcp.NewToolResultText("no " + what) }

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: "{}"}}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: string(data)}}, nil
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	data, err := os.ReadFile("prompt.txt")
	if err != nil {
		return &mcp.GetPromptResult{Description: "notes"}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return &mcp.GetPromptResult{Description: string(data)}, nil
}

func cancelled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := wait(ctx); err != nil {
		return mcp.NewToolResultText("done"), nil // want "swallowed/dropped: mcpgo.wait"
	}
	return mcp.NewToolResultText("done"), nil
}

func wait(ctx context.Context) error {
	<-ctx.Done()
	return ctx.Err()
}

// list returns results for handlers.
func list(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	if _, err := load(ctx, name); err != nil {
		return mcp.NewToolResultText("[]"), nil // want "swallowed/dropped: mcpgo.load"
	}
	return mcp.NewToolResultText("ok"), nil
}

func loaded(ctx context.Context, names []string) iter.Seq2[[]item, error] {
	return func(yield func([]item, error) bool) {
		for _, name := range names {
			if !yield(load(ctx, name)) {
				return
			}
		}
	}
}

// loops drops what an iterator yields: where that comes from is not followed.
func loops(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for _, err := range loaded(ctx, req.GetStringSlice("names", nil)) {
		if err != nil {
			return mcp.NewToolResultText("[]"), nil // want "swallowed/dropped: loops"
		}
	}
	return mcp.NewToolResultText("ok"), nil
}
