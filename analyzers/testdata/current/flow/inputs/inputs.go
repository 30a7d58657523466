// Package inputs encodes what libraries of the protocol have decoded for handlers.
package inputs

import (
	"context"
	"encoding/json"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Value   any
	Changes []change
}

type change struct {
	Op    string
	Value any
}

// Typed encodes parts of a typed input.
func Typed(_ context.Context, _ *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, any, error) { // want Typed:`^never\(100\)$`
	if _, err := json.Marshal(in.Value); err != nil {
		return nil, nil, err
	}
	if _, err := json.Marshal(in.Changes[0].Value); err != nil {
		return nil, nil, err
	}
	if _, err := json.Marshal(in.Changes); err != nil {
		return nil, nil, err
	}
	return &gosdk.CallToolResult{}, nil, nil
}

// TypedWhole encodes all of it.
func TypedWhole(_ context.Context, _ *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, any, error) { // want TypedWhole:`^never\(100\)$`
	if _, err := json.Marshal(in); err != nil {
		return nil, nil, err
	}
	return &gosdk.CallToolResult{}, nil, nil
}

// TypedSet puts something else into it.
func TypedSet(_ context.Context, _ *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, any, error) { // want TypedSet:`^never\(100\)$`
	in.Value = make(chan int)
	if _, err := json.Marshal(in.Value); err != nil {
		return nil, nil, err
	}
	return &gosdk.CallToolResult{}, nil, nil
}

// Register registers a handler that gets its input from a library.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("a"), mcp.NewTypedToolHandler(Registered))
}

// Registered is that handler.
func Registered(_ context.Context, _ mcp.CallToolRequest, in input) (*mcp.CallToolResult, error) { // want Registered:`^never\(10\)$`
	if _, err := json.Marshal(in.Value); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("done"), nil
}

// Called has the same type, and gets what another function has made.
func Called(_ context.Context, _ mcp.CallToolRequest, in input) (*mcp.CallToolResult, error) { // want Called:`^never\(10\)$`
	if _, err := json.Marshal(in.Value); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("done"), nil
}

// Raw encodes the arguments of a request, and what is in them.
func Raw(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Raw:`^never\(10\)$`
	if _, err := json.Marshal(request.Params.Arguments); err != nil {
		return nil, err
	}
	args, _ := request.Params.Arguments.(map[string]any)
	if _, err := json.Marshal(args["filter"]); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("done"), nil
}

// Meta encodes something of a request that is not decoded as it comes.
func Meta(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Meta:`^never\(10\)$`
	if _, err := json.Marshal(ctx.Value("a")); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("done"), nil
}
