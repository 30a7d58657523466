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
			return nil, errors.New("no session") // want `^this middleware returns an error \(errors\.New\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return a \*jsonrpc\.Error with a code that says what went wrong \(protocolerror/code-zero\)$`
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
	return fmt.Errorf("unknown resource %s", req.Params.URI) // want `^this subscription handler returns an error \(fmt\.Errorf\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return a \*jsonrpc\.Error with a code that says what went wrong \(protocolerror/code-zero\)$`
}

func unsubscribe(ctx context.Context, req *mcp.UnsubscribeRequest) error { return nil }

// before stands behind middleware that changes nothing.
func before(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want `^this tool handler returns an error \(errors\.New\), which goes out as JSON-RPC error 0: the model usually never sees it and cannot correct itself; return a result with IsError and a nil error, or register the handler with mcp\.AddTool, which makes one \(protocolerror/tool\)$`
}

// Guarded makes a server with middleware, subscriptions and typed tools.
func Guarded() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{SubscribeHandler: subscribe, UnsubscribeHandler: unsubscribe})
	s.AddReceivingMiddleware(authorized, coded, limits.Middleware(3)) // want `^middleware in limits\.Middleware, which is installed from here, returns errors in 1 place \(limits\.go:17\); an error there goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return a \*jsonrpc\.Error with a code that says what went wrong \(protocolerror/code-zero\)$`
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, typed)
	s.AddTool(&mcp.Tool{Name: "before"}, before)
	return s
}
