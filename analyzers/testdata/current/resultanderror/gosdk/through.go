package gosdk

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func ofError(err error) *mcp.CallToolResult { return failed(err.Error()) }

func update(name string) (*mcp.CallToolResult, any, error) {
	if err := errors.Join(errGone); err != nil {
		return ofError(err), nil, err
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: name}}}, nil, nil
}

// sameThrough says the same twice, in a function that it calls.
func sameThrough(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return update(in.Name)
}

func hinted(name string) (*mcp.CallToolResult, any, error) {
	if name == "" {
		return failed("call list first"), nil, errGone // want "resultanderror/result-dropped: gosdk.hinted"
	}
	return nil, nil, nil
}

// otherThrough drops what the agent needs.
func otherThrough(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return hinted(in.Name)
}

func registerThrough(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "same_through"}, sameThrough)
	mcp.AddTool(s, &mcp.Tool{Name: "other_through"}, otherThrough)
}
