// Package saying calls functions to make the answer in the place of an error.
package saying

import (
	"context"
	"encoding/json"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

func encoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		text, err := json.Marshal(map[string]any{"notes": []string{}})
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil // want "swallowed/dropped: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return mcp.NewToolResultText("0 notes on " + req.GetString("name", "")), nil // want "swallowed/dropped: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

var last = map[string]any{}

// kept answers with what it had before.
func kept(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		text, err := json.Marshal(last)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil
	}
	return mcp.NewToolResultText(string(data)), nil
}

// looked answers with what it looks up.
func looked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		text, err := json.Marshal(map[string]any{"notes": last[req.GetString("name", "")]})
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil
	}
	return mcp.NewToolResultText(string(data)), nil
}

// asked does what the caller has chosen for this.
func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		if req.GetBool("ignore", false) {
			return mcp.NewToolResultText("0 notes"), nil
		}
		return nil, err
	}
	return mcp.NewToolResultText(string(data)), nil
}
