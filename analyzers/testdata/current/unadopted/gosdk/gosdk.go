// Package gosdk has handlers without codes and nothing of the program has any: one finding for
// all of them.
package gosdk

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) { // want "plainerror/unadopted"
	if in.Name == "" {
		return nil, nil, errors.New("no name")
	}
	return nil, nil, fmt.Errorf("no note %q", in.Name)
}

func write(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("read only")
}

func render(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := fmt.Errorf("no note %q", in.Name)
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil
}

// The model does not see what a prompt returns as an error.
func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no prompt")
}
