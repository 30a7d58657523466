// Package gosdk has handlers, and functions that are none.
package gosdk

import (
	"context"
	"errors"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/answers/other"
	"example.test/answers/wrap"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct{ Name string }

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		return nil, nil, errors.New("no name") // want `^this typed tool handler: plain/all$`
	}
	if err := os.Remove(in.Name); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil // want `^this typed tool handler: renders infrastructure$`
	}
	return nil, nil, nil // want `^this typed tool handler: $`
}

// calling answers with what another handler has answered, and adds something.
func calling(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	result, data, err := typed(ctx, req, in)
	if err == nil {
		err = ctx.Err()
	}
	return result, data, err // want `^this typed tool handler: context/all$`
}

func notified(ctx context.Context, req *mcp.InitializedRequest) {}

func sampled(ctx context.Context, req *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
	return nil, errors.New("no model")
}

// tool is called through an interface.
type tool interface {
	Execute(ctx context.Context, raw string) (*mcp.CallToolResult, error)
}

type search struct{}

func (search) Execute(ctx context.Context, raw string) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want `^this tool handler: plain/all$`
}

func byInterface(t tool) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := t.Execute(ctx, string(req.Params.Arguments))
		return result, err // want `^this tool handler: $`
	}
}

func middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		return nil, taxonomy.NotFound("There is no such method.")
	}
}

// New makes a server and a client.
func New() (*mcp.Server, *mcp.Client) {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{InitializedHandler: notified})
	s.AddReceivingMiddleware(middleware)
	s.AddTool(&mcp.Tool{Name: "interface"}, byInterface(search{}))
	wrap.Add(s, "other", other.Run) // want `^the tool handler that is registered here: infrastructure/classified plain/classified$`
	return s, mcp.NewClient(&mcp.Implementation{Name: "c"}, &mcp.ClientOptions{CreateMessageHandler: sampled})
}

// kept refers to the handlers that nothing here registers.
var kept = []any{calling}
