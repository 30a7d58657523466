// Package saying calls functions to say that something has failed.
package saying

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

type answer struct{ Problem string }

func encoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		text, err := json.Marshal(map[string]any{"name": req.GetString("name", ""), "problem": "the notes could not be read"})
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil // want "falsesuccess/text: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func encodedStruct(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		text, err := json.MarshalIndent(answer{Problem: fmt.Sprintf("%v could not be read", req.GetArguments()["name"])}, "", " ")
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil // want "falsesuccess/text: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return mcp.NewToolResultText("could not read " + req.GetString("name", "")), nil // want "falsesuccess/text: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func required(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		name, err := req.RequireString("name")
		if err != nil {
			name = "the file"
		}
		return mcp.NewToolResultText(name + " could not be read"), nil // want "falsesuccess/text: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

// retried encodes what something else has brought.
func retried(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		found, _ := os.ReadDir(".")
		text, err := json.Marshal(map[string]any{"problem": "could not read the notes", "files": found})
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(text)), nil
	}
	return mcp.NewToolResultText(string(data)), nil
}
