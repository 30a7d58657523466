// Package wrapped has handlers that wrap errors of the protocol.
package wrapped

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/wrappedrpc/problems"
)

type args struct {
	Name string `json:"name"`
}

func variable(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"}
	return nil, nil, fmt.Errorf("call: %w", err) // want "wrappedrpc/wrapped: variable"
}

func literal(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call %s: %w", in.Name, &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"}) // want "wrappedrpc/wrapped: literal"
}

func joined(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.Join(errors.New("call"), &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"}) // want "wrappedrpc/wrapped: joined"
}

// first is wrapped, and something else follows: there is no fix.
func first(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("%w in %s", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"}, in.Name) // want "wrappedrpc/wrapped: first"
}

func check(name string) error {
	if name == "" {
		return &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no name"}
	}
	return nil
}

func helped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := check(in.Name); err != nil {
		return nil, nil, fmt.Errorf("check: %w", err) // want "wrappedrpc/wrapped: helped"
	}
	return nil, nil, nil
}

func elsewhere(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call: %w", problems.Closed()) // want "wrappedrpc/wrapped: elsewhere"
}

func alreadyWrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, problems.Wrapped() // want "wrappedrpc/wrapped: alreadyWrapped"
}

// notFound wraps what a function of the library makes.
func notFound(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("read: %w", mcp.ResourceNotFoundError(in.Name)) // want "wrappedrpc/wrapped: notFound"
}

// raw keeps the code and loses the data.
func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("call: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no", Data: json.RawMessage(`{}`)}) // want "wrappedrpc/wrapped: raw"
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, fmt.Errorf("read: %w", mcp.ResourceNotFoundError(req.Params.URI)) // want "wrappedrpc/wrapped: resource"
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	err := &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no", Data: json.RawMessage(`{}`)}
	return nil, fmt.Errorf("prompt: %w", err) // want "wrappedrpc/wrapped: prompt"
}
