package rendered

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func official(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{ // want "upstreamtext/foreign: os.Remove"
			IsError: true,
			Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}},
		}, nil
	}
	return &mcp.CallToolResult{}, nil
}

func setError(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	result := &mcp.CallToolResult{}
	result.SetError(os.Remove(in.Name))
	return result, nil, nil // want "upstreamtext/foreign: os.Remove"
}

func setWrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var result mcp.CallToolResult
	if err := os.Remove(in.Name); err != nil {
		result.SetError(fmt.Errorf("remove: %w", err))
	}
	return &result, nil, nil // want "upstreamtext/foreign: os.Remove"
}

func added(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	result := &mcp.CallToolResult{}
	if err := os.Remove(in.Name); err != nil {
		result.IsError = true
		result.Content = append(result.Content, &mcp.TextContent{Text: err.Error()})
	}
	return result, nil, nil // want "upstreamtext/foreign: os.Remove"
}

func logged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "The file cannot be removed."}}}, nil, nil
	}
	return nil, nil, nil
}

func metadata(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return &mcp.CallToolResult{
			Meta:    mcp.Meta{"example.test/cause": err.Error()},
			IsError: true,
			Content: []mcp.Content{&mcp.TextContent{Text: "The file cannot be removed."}},
		}, nil, nil
	}
	return nil, nil, nil
}
