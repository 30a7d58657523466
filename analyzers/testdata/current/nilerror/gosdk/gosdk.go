// Package gosdk asks two questions at once in handlers, with the official SDK.
package gosdk

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func text(t string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: t}}}
}

func failed(t string) *mcp.CallToolResult {
	result := text(t)
	result.IsError = true
	return result
}

func status(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://example.test")
	if err != nil || resp.StatusCode != http.StatusOK {
		return failed(fmt.Sprintf("the service does not answer: %v", err)), nil // want "nilerror/told: http.Get"
	}
	defer resp.Body.Close()
	return text(resp.Status), nil
}

func size(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	info, err := os.Stat("notes.txt")
	if err != nil || info.Size() == 0 {
		return failed(err.Error()), nil // want "nilerror/told: os.Stat"
	}
	return text(info.Name()), nil
}

func early(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	info, err := os.Stat("notes.txt")
	if info == nil { // want "nilerror/early: os.Stat"
		return failed("there are no notes"), nil
	}
	if err != nil {
		return nil, err
	}
	return text(info.Name()), nil
}

func apart(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	info, err := os.Stat("notes.txt")
	if err != nil {
		return failed(err.Error()), nil
	}
	if info.Size() == 0 {
		return failed("there is nothing in the notes"), nil
	}
	return text(info.Name()), nil
}
