// Package encoding tests the errors of encoders, in handlers and in a helper, by habit: they are no failures,
// whatever is encoded.
package encoding

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

func content(v any) (mcp.Content, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return mcp.NewTextContent(string(data)), nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := content(map[string]any{"size": req.GetFloat("size", 0)})
	if err != nil {
		return nil, fmt.Errorf("make the answer: %w", err)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{text}}, nil
}

func encoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := json.MarshalIndent(req.Params.Meta, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return mcp.NewToolResultText(string(data)), nil
}

// checked can fail for something else.
func checked(v any) (mcp.Content, error) {
	if v == nil {
		return nil, fmt.Errorf("there is nothing to tell")
	}
	return content(v)
}

func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := checked(req.GetArguments()["note"])
	if err != nil {
		return nil, fmt.Errorf("make the answer: %w", err) // want "plainerror/returned: told"
	}
	return &mcp.CallToolResult{Content: []mcp.Content{text}}, nil
}
