package gosdk

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/gosdk/limits"
)

// authorized answers in the place of what it wraps, also of typed tools: the library
// makes no result of what middleware returns.
func authorized(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "tools/call" && req.GetSession() == nil {
			return nil, errors.New("no session") // want "protocolerror/code-zero: errors.New"
		}
		return next(ctx, method, req)
	}
}

// coded chooses the code.
func coded(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "tools/call" && req.GetSession() == nil {
			return nil, &jsonrpc.Error{Code: jsonrpc.CodeInvalidRequest, Message: "no session"}
		}
		return next(ctx, method, req)
	}
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("the library makes a result of it")
}

func subscribe(ctx context.Context, req *mcp.SubscribeRequest) error {
	return fmt.Errorf("unknown resource %s", req.Params.URI) // want "protocolerror/code-zero: subscribe"
}

func unsubscribe(ctx context.Context, req *mcp.UnsubscribeRequest) error { return nil }

// before stands behind middleware that changes nothing.
func before(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

// Guarded makes a server with middleware, subscriptions and typed tools.
func Guarded() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{SubscribeHandler: subscribe, UnsubscribeHandler: unsubscribe})
	s.AddReceivingMiddleware(authorized, coded, limits.Middleware(3)) // want "protocolerror/code-zero: Middleware"
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, typed)
	s.AddTool(&mcp.Tool{Name: "before"}, before)
	return s
}
