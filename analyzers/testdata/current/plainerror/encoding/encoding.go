// Package encoding answers with values that can always be encoded, by a function that
// encodes whatever it gets.
package encoding

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

type note struct{ Name string }

func content(v any) (mcp.Content, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return mcp.NewTextContent(string(data)), nil
}

func checked(v any) (mcp.Content, error) {
	if v == nil {
		return nil, fmt.Errorf("there is nothing to tell")
	}
	return content(v)
}

func encodable(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := content(note{req.GetString("name", "")})
	if err != nil {
		return nil, fmt.Errorf("make the answer: %w", err)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{text}}, nil
}

func checkedToo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := checked(note{req.GetString("name", "")})
	if err != nil {
		return nil, fmt.Errorf("make the answer: %w", err)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{text}}, nil
}

func unencodable(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := content(map[string]any{"size": req.GetFloat("size", 0), "later": make(chan int)})
	if err != nil {
		return nil, fmt.Errorf("make the answer: %w", err) // want "plainerror/returned: unencodable"
	}
	return &mcp.CallToolResult{Content: []mcp.Content{text}}, nil
}
