// Package gosdk holds functions that are, or are not, handlers of go-sdk.
package gosdk

import (
	"context"
	"encoding/json"
	"os"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type (
	Input  struct{ Name string }
	Output struct{ Text string }

	// Alias is another name for a type of the SDK.
	Alias = mcp.CallToolRequest
	// Own is a type of its own with the type of a handler below it.
	Own func(context.Context, *Alias) (*mcp.CallToolResult, error)
	// OwnResult is not the type of the SDK.
	OwnResult mcp.CallToolResult

	Service struct{}

	Box[T any] struct{}

	Custom       struct{ mcp.ParamsBase }
	CustomResult struct{ mcp.ResultBase }
)

func Raw(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func RawByInstance(context.Context, *mcp.ServerRequest[*mcp.CallToolParamsRaw]) (*mcp.CallToolResult, error) {
	return nil, nil
}

func (Service) Raw(context.Context, *Alias) (*mcp.CallToolResult, error) { return nil, nil }

func Typed(context.Context, *mcp.CallToolRequest, Input) (*mcp.CallToolResult, Output, error) {
	return nil, Output{}, nil
}

func Untyped(context.Context, *mcp.CallToolRequest, map[string]any) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

func Generic[T any](context.Context, *mcp.CallToolRequest, T) (*mcp.CallToolResult, T, error) {
	panic("never called")
}

func (Box[T]) Typed(context.Context, *mcp.CallToolRequest, T) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

func Resource(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, nil
}

func Prompt(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { return nil, nil }

func Complete(context.Context, *mcp.CompleteRequest) (*mcp.CompleteResult, error) { return nil, nil }

func Subscribe(context.Context, *mcp.SubscribeRequest) error { return nil }

func Unsubscribe(context.Context, *mcp.UnsubscribeRequest) error { return nil }

func Method(context.Context, string, mcp.Request) (mcp.Result, error) { return nil, nil }

func Middle(next mcp.MethodHandler) mcp.MethodHandler { return next }

func CustomMethod(context.Context, *mcp.ServerSession, *Custom) (*CustomResult, error) {
	return nil, nil
}

func Initialized(context.Context, *mcp.InitializedRequest) {}

func Sample(context.Context, *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
	return nil, nil
}

// What follows is no handler.

func NoContext(*mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func ByValue(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func OtherResult(context.Context, *mcp.CallToolRequest) (*OwnResult, error) { return nil, nil }

func Helper(context.Context, *mcp.CallToolRequest, Input) (*mcp.CallToolResult, error) {
	return nil, nil
}

func Variadic(context.Context, *mcp.CallToolRequest, ...Input) (*mcp.CallToolResult, Output, error) {
	return nil, Output{}, nil
}

func NotCustom(context.Context, *mcp.ServerSession, string) (int, error) { return 0, nil }

func NotMiddle(func(context.Context, string, mcp.Request) (mcp.Result, error)) mcp.MethodHandler {
	return nil
}

func Plain() {}

// Values of all sorts of types.
var (
	Named       mcp.ToolHandler                   = Raw
	NamedTyped  mcp.ToolHandlerFor[Input, Output] = Typed
	OwnNamed    Own                               = Raw
	Literal                                       = func(context.Context, *Alias) (*mcp.CallToolResult, error) { return nil, nil }
	MethodValue                                   = Service{}.Raw
	Instance                                      = Generic[Input]
	Factory     func() mcp.ToolHandler            = func() mcp.ToolHandler { return Raw }
	Result                                        = mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no"}}}
	Number      int
	Error       error = &jsonrpc.Error{Code: 1, Message: "no", Data: json.RawMessage("{}")}
)

// Use calls the functions that the tables name.
func Use(ctx context.Context, session *mcp.ClientSession, out *os.File) error {
	server := mcp.NewServer(nil, &mcp.ServerOptions{CompletionHandler: Complete})
	mcp.AddTool(server, &mcp.Tool{Name: "typed"}, Typed)
	mcp.AddTool[Input, any](server, &mcp.Tool{Name: "box"}, Box[Input]{}.Typed)
	server.AddTool(&mcp.Tool{Name: "raw"}, Raw)
	server.AddReceivingMiddleware(Middle)
	server.RemoveTools("raw")
	res, err := session.CallTool(ctx, &mcp.CallToolParams{Arguments: 1})
	if err != nil {
		return err
	}
	res.SetError(mcp.ResourceNotFoundError("file:///x"))
	_ = res.GetError()
	return server.Run(ctx, &mcp.StdioTransport{})
}
