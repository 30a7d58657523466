package mcpgo

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

func read(ctx context.Context, address string) ([]byte, error) {
	response, err := http.Get(address)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	return io.ReadAll(response.Body)
}

// named shows what the call was given, and that is the name of what is missing.
func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultText(req.Params.Name), nil // want "swallowed/dropped: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

// written shows what was not kept.
func written(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := read(ctx, "https://example.test/from")
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile("to", body, 0o600); err != nil {
		return mcp.NewToolResultText(string(body)), nil // want "swallowed/dropped: os.WriteFile"
	}
	return mcp.NewToolResultText("ok"), nil
}

// half leaves out the rest of the text.
func half(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := read(ctx, "https://example.test/items")
	if err != nil {
		return nil, err
	}
	var items []item
	if err := json.Unmarshal(body, &items); err != nil {
		return mcp.NewToolResultText(string(body[:10])), nil // want "swallowed/dropped: json.Unmarshal"
	}
	return mcp.NewToolResultText(items[0].Name), nil
}

// counted tells how much there is.
func counted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := read(ctx, "https://example.test/items")
	if err != nil {
		return nil, err
	}
	var items []item
	if err := json.Unmarshal(body, &items); err != nil {
		return mcp.NewToolResultText(fmt.Sprintf("%d bytes", len(body))), nil // want "swallowed/dropped: json.Unmarshal"
	}
	return mcp.NewToolResultText(items[0].Name), nil
}

// undecoded shows where the text is from.
func undecoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.Params.Name
	body, err := read(ctx, name)
	if err != nil {
		return nil, err
	}
	var items []item
	if err := json.Unmarshal(body, &items); err != nil {
		return mcp.NewToolResultText(name + " has 0 items"), nil // want "swallowed/dropped: json.Unmarshal"
	}
	return mcp.NewToolResultText(items[0].Name), nil
}

// stored asks a function that does more than to decode.
func stored(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := read(ctx, "https://example.test/items")
	if err != nil {
		return nil, err
	}
	if err := keep(body); err != nil {
		return mcp.NewToolResultText(string(body)), nil // want "swallowed/dropped: mcpgo.keep"
	}
	return mcp.NewToolResultText("ok"), nil
}

func keep(body []byte) error {
	var items []item
	if err := json.Unmarshal(body, &items); err != nil {
		return err
	}
	return os.WriteFile("to", body, 0o600)
}

// encodedAny encodes what something has put into a list beside what was decoded.
func encodedAny(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := read(ctx, "https://example.test/items")
	if err != nil {
		return nil, err
	}
	var v map[string]any
	if err := json.Unmarshal(body, &v); err != nil {
		return nil, err
	}
	v["context"] = ctx
	text, err := json.Marshal(v)
	if err != nil {
		return mcp.NewToolResultText("{}"), nil // encoding is taken to work
	}
	return mcp.NewToolResultText(string(text)), nil
}
