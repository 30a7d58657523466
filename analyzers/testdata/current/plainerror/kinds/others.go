package kinds

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// service is called by handlers and is none.
func service(name string) error { return errors.New("no luck") }

// lookAlike takes a type of the package's own.
func lookAlike(ctx context.Context, req *CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck")
}

// CallToolRequest is another type than the one of the SDK.
type CallToolRequest struct{}

// sample answers the server, in a client.
func sample(ctx context.Context, req *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
	return nil, errors.New("no model")
}

// rescue is middleware, which hands on what the next one returns.
func rescue(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		return next(ctx, method, req)
	}
}

// Connect makes a client.
func Connect() *mcp.Client {
	_ = service("")
	_, _ = lookAlike(context.Background(), nil)
	c := mcp.NewClient(&mcp.Implementation{Name: "c"}, &mcp.ClientOptions{CreateMessageHandler: sample})
	c.AddSendingMiddleware(rescue)
	return c
}
