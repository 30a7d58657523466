// Package gosdk drops errors with the official SDK.
package gosdk

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type out struct{ Lines []string }

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		return nil, out{Lines: []string{}}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return nil, out{Lines: []string{string(data)}}, nil
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "done"}}}, nil // want "swallowed/dropped: os.Remove"
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "done"}}}, nil
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	data, err := os.ReadFile("notes.txt")
	if err != nil {
		return &mcp.ReadResourceResult{}, nil // want "swallowed/dropped: os.ReadFile"
	}
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Blob: data}}}, nil
}

// decoded returns what could be decoded, which can be anything.
func decoded(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, *out, error) {
	body, err := get(in.Name)
	if err != nil {
		return nil, nil, err
	}
	var lines out
	if err := json.Unmarshal(body, &lines); err != nil {
		return nil, &lines, nil // want "swallowed/dropped: json.Unmarshal"
	}
	return nil, &lines, nil
}

func get(address string) ([]byte, error) {
	response, err := http.Get(address)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	return io.ReadAll(response.Body)
}

// flagged is an error result.
func flagged(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "sorry"}}}, nil
	}
	return &mcp.CallToolResult{}, nil
}
