// Package gosdk returns nothing with the official SDK.
package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil // want `^this tool handler returns neither a result nor an error: the client gets null in the place of a result, and the process exits under protocol 2026-07-28; return a result, even if it is an empty one, or an error result \(nilresult/nothing\)$`
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, nil // want `this prompt handler returns neither a result nor an error: the client gets null in the place of a result, and the process exits`
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, nil // want `^this resource handler returns neither a result nor an error: the client gets JSON-RPC error 0; return a result, or an error \(nilresult/nothing\)$`
}

func typedNil(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var failure *jsonrpc.Error
	if req.Params.Name == "" {
		failure = &jsonrpc.Error{Code: 1, Message: "empty"}
	}
	return &mcp.CallToolResult{}, failure // want `^this tool handler returns an error that holds a nil pointer, which is not equal to nil: the process exits; return nil itself \(nilresult/typed-nil\)$`
}

func check(name string) *jsonrpc.Error {
	if name == "" {
		return &jsonrpc.Error{Code: 1, Message: "empty"}
	}
	return nil
}

func typedNilOfHelper(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, check(in.Name) // want `^this typed tool handler returns an error that holds a nil pointer through gosdk.check, which is not equal to nil: the process exits; return nil itself \(nilresult/typed-nil\)$`
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
