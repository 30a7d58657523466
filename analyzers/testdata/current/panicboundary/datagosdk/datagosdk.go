// Package datagosdk does the same with the official SDK.
package datagosdk

import (
	"context"
	"encoding/json"
	"io"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Offset, Limit int }

type output struct{ Items []string }

var (
	items  = []string{"a", "b", "c"}
	source io.Reader
)

func page(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{items[in.Offset : in.Offset+in.Limit]}, nil // want "panicboundary/bounds: items[in.Offset : in.Offset+in.Limit]"
}

func capped(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	if in.Limit > len(items) {
		in.Limit = len(items)
	}
	return nil, output{items[:in.Limit]}, nil // want "panicboundary/bounds: items[:in.Limit]"
}

func asserted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var answer map[string]any
	if err := json.NewDecoder(source).Decode(&answer); err != nil {
		return nil, output{}, err
	}
	return nil, output{[]string{answer["name"].(string)}}, nil // want `panicboundary/assertion: answer["name"].(string)`
}

type user struct{ name string }

func find(name string) (*user, error) {
	if name == "" {
		return nil, nil
	}
	return &user{name}, nil
}

func used(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	u, err := find(items[0])
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{[]string{u.name}}, nil
}
