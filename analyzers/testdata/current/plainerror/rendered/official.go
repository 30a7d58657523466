package rendered

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func official(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return &mcp.CallToolResult{ // want "plainerror/rendered: official"
			IsError: true,
			Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}},
		}, nil
	}
	return &mcp.CallToolResult{}, nil
}

func setError(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	result := &mcp.CallToolResult{}
	result.SetError(fmt.Errorf("bad name %q", in.Name))
	return result, nil, nil // want "plainerror/rendered: setError"
}

func laterFlag(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	result := &mcp.CallToolResult{}
	if err := check(in.Name); err != nil {
		result.Content = []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(err)}}
		result.IsError = true
	}
	return result, nil, nil // want "plainerror/rendered: laterFlag"
}
