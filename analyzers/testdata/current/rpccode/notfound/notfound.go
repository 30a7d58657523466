// Package notfound has handlers that return the code -32601.
package notfound

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: "no such command"} // want "rpccode/method-not-found: raw"
}

func wrapped(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("call: %w", &jsonrpc.Error{Code: -32601, Message: "no such command"}) // want "rpccode/method-not-found: wrapped"
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	err := &jsonrpc.Error{Code: -32601, Message: "no such prompt"}
	return nil, err // want "rpccode/method-not-found: prompt"
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, &jsonrpc.Error{Code: -32601, Message: "no such command"} // want "rpccode/method-not-found: typed"
}

// lost loses the code, and its own text goes out.
func lost(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("call: %w", &jsonrpc.Error{Code: -32601, Message: "no such command"})
}

// middleware is no handler: it knows of methods.
func middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "logging/setLevel" {
			return nil, &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: "no"}
		}
		return next(ctx, method, req)
	}
}

// New makes a server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(middleware)
	return s
}
