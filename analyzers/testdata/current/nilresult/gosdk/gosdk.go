// Package gosdk returns nothing with the official SDK.
package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil // want "nilresult/nothing: raw"
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, nil // want "nilresult/nothing: prompt"
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, nil // want "nilresult/nothing: resource"
}

func typedNil(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var failure *jsonrpc.Error
	if req.Params.Name == "" {
		failure = &jsonrpc.Error{Code: 1, Message: "empty"}
	}
	return &mcp.CallToolResult{}, failure // want "nilresult/typed-nil: typedNil"
}

func check(name string) *jsonrpc.Error {
	if name == "" {
		return &jsonrpc.Error{Code: 1, Message: "empty"}
	}
	return nil
}

func typedNilOfHelper(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, check(in.Name) // want "nilresult/typed-nil: typedNilOfHelper"
}

// checked returns the pointer only if it is not nil.
func checked(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if failure := check(in.Name); failure != nil {
		return nil, nil, failure
	}
	return nil, nil, nil
}

// typed gets a result by the SDK.
func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, map[string]string{"name": in.Name}, nil
}

// empty answers with an empty result.
func empty(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

// failing has an error.
func failing(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, &jsonrpc.Error{Code: 1, Message: "no prompt"}
}
