// Package mcpgo asks two questions at once in handlers, with mcp-go.
package mcpgo

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

func status(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://example.test")
	if err != nil || resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError(fmt.Sprintf("the service does not answer: %v", err)), nil // want "nilerror/told: http.Get"
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

func size(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	info, err := os.Stat("notes.txt")
	if err != nil || info.Size() == 0 {
		return mcp.NewToolResultError(err.Error()), nil // want "nilerror/told: os.Stat"
	}
	return mcp.NewToolResultText(info.Name()), nil
}

func early(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	info, err := os.Stat("notes.txt")
	if info == nil { // want "nilerror/early: os.Stat"
		return mcp.NewToolResultError("there are no notes"), nil
	}
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(info.Name()), nil
}

func apart(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	info, err := os.Stat("notes.txt")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if info.Size() == 0 {
		return mcp.NewToolResultError("there is nothing in the notes"), nil
	}
	return mcp.NewToolResultText(info.Name()), nil
}
