package mcpgo

import (
	"encoding/json"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// resultOf returns what a handler returned as the result of the call.
func resultOf(tool string, out any) (*mcp.CallToolResult, error) {
	switch v := out.(type) {
	case nil:
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil
	case *mcp.CallToolResult:
		return v, nil
	case string:
		return mcp.NewToolResultText(v), nil
	}
	text, err := marshal(tool, out)
	if err != nil {
		return nil, err
	}
	result := mcp.NewToolResultText(string(text))
	if len(text) > 0 && text[0] == '{' {
		result.StructuredContent = text
	}
	return result, nil
}

// writable returns a result whose structured content is JSON already: mcp-go
// sends no answer at all where it cannot be written as JSON.
func writable(tool string, result *mcp.CallToolResult) (*mcp.CallToolResult, error) {
	if result == nil || result.StructuredContent == nil {
		return result, nil
	}
	text, err := marshal(tool, result.StructuredContent)
	if err != nil {
		return nil, err
	}
	written := *result
	written.StructuredContent = text
	return &written, nil
}

func marshal(tool string, value any) (json.RawMessage, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, taxonomy.SerializationError("The output of "+tool+" cannot be written as JSON.", taxonomy.Cause(err))
	}
	return text, nil
}
