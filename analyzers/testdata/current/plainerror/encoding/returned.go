package encoding

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/plainerror/encoding/rows"
)

func row(name string) map[string]any { return map[string]any{"name": name} }

// near encodes what a function of the package returns.
func near(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := json.Marshal(row(req.GetString("name", "")))
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return mcp.NewToolResultText(string(data)), nil
}

// far encodes what a function of another package returns.
func far(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, _ := rows.List(req.GetStringSlice("names", nil))
	data, err := json.Marshal(map[string]any{"rows": list})
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return mcp.NewToolResultText(string(data)), nil
}

// changed puts something else there.
func changed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	m := row("a")
	m["later"] = make(chan int)
	data, err := json.Marshal(m)
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err) // want "plainerror/returned: changed"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func anything(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := json.Marshal(rows.Any(make(chan int)))
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err) // want "plainerror/returned: anything"
	}
	return mcp.NewToolResultText(string(data)), nil
}
