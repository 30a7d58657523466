// Package gosdk asserts arguments in handlers of go-sdk.
package gosdk

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args map[string]any
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return &mcp.CallToolResult{IsError: true}, nil
	}
	name := args["name"].(string) // want `argassert/argument: args["name"].(string)`
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: name}}}, nil
}

type args struct {
	Value any            `json:"value"`
	Extra map[string]any `json:"extra"`
}

func field(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	value := in.Value.(string) // want "argassert/argument: in.Value.(string)"
	return nil, value, nil
}

type out struct{ Name string }

func inMap(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	name := in.Extra["name"].(string) // want `argassert/argument: in.Extra["name"].(string)`
	return nil, out{Name: name}, nil
}

// number has an output that is a number.
func number(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, int, error) {
	return nil, int(in.Value.(float64)), nil // want "argassert/argument: in.Value.(float64)"
}

// decode is what handlers share.
func decode(req *mcp.CallToolRequest) map[string]any {
	var args map[string]any
	_ = json.Unmarshal(req.Params.Arguments, &args)
	return args
}

func decoded(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	flag := decode(req)["flag"].(bool) // want `argassert/argument: decode(req)["flag"].(bool)`
	_ = flag
	return &mcp.CallToolResult{}, nil
}

// found asks only whether there is an argument.
func found(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := decode(req)
	if tags, ok := args["tags"]; ok {
		_ = tags.([]any) // want "argassert/argument: tags.([]any)"
	}
	if _, ok := args["size"]; !ok {
		return &mcp.CallToolResult{}, nil
	}
	_ = args["size"].(float64) // told with the first of the function
	return &mcp.CallToolResult{}, nil
}

// notNil asks only whether an argument is nil.
func notNil(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	tags, name := decode(req)["tags"], decode(req)["name"]
	if tags != nil {
		_ = tags.([]any) // want "argassert/argument: tags.([]any)"
	}
	if tags == nil {
		_ = name.(string) // told with the first of the function
	}
	return &mcp.CallToolResult{}, nil
}

// middleware reads the arguments of all tools.
func middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if call, ok := req.(*mcp.CallToolRequest); ok {
			_ = decode(call)["tenant"].(string) // want `argassert/argument: decode(call)["tenant"].(string)`
		}
		return next(ctx, method, req)
	}
}

// mapped gets what the library has held against the schema of the tool.
func mapped(ctx context.Context, req *mcp.CallToolRequest, in map[string]any) (*mcp.CallToolResult, any, error) {
	return nil, in["name"].(string), nil
}
