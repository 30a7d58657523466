// Package gosdk registers handlers with the official SDK in all ways.
package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type service struct{ name string }

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) { // want `typed tool of go-sdk by type\+registration as "typed"`
	return nil, nil, nil
}

func (s *service) method(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of go-sdk by type\+registration as "method"`
	return nil, nil
}

func (s service) value(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, string, error) { // want `typed tool of go-sdk by type\+registration as "value"`
	return nil, "", nil
}

func generic[T any](ctx context.Context, req *mcp.CallToolRequest, in T) (*mcp.CallToolResult, T, error) { // want `typed tool of go-sdk by type\+registration as "generic"`
	var zero T
	return nil, zero, nil
}

func unregistered(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) { // want `typed tool of go-sdk by type`
	return nil, nil, nil
}

func factory(name string) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of go-sdk by type\+registration as "factory"`
		_ = name
		return nil, nil
	}
}

func either(b bool) mcp.ToolHandler {
	h := func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil } // want `tool of go-sdk by type\+registration as "either"`
	if b {
		h = func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil } // want `tool of go-sdk by type\+registration as "either"`
	}
	return h
}

var global mcp.ToolHandler = func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil } // want `tool of go-sdk by type\+registration as "global"`

type entry struct {
	tool    *mcp.Tool
	handler mcp.ToolHandler
}

func entries() []entry {
	return []entry{
		{&mcp.Tool{Name: "first"}, first},
		{&mcp.Tool{Name: "second"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }}, // want `tool of go-sdk by type\+registration as "second"$`
	}
}

func first(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of go-sdk by type\+registration as "first"$`
	return nil, nil
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { // want `resource of go-sdk by type\+registration as "file:///r"|resource of go-sdk by type\+registration`
	return nil, nil
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // want `prompt of go-sdk by type\+registration as "prompt"`
	return nil, nil
}

func complete(ctx context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) { // want `completion of go-sdk by type\+registration$`
	return nil, nil
}

// own registers its parameter, so it is a registrar too.
func own(s *mcp.Server, name string, h mcp.ToolHandlerFor[args, any]) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, h)
}

func viaOwn(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) { // want `typed tool of go-sdk by type\+registration as "viaOwn"`
	return nil, nil, nil
}

// CallToolRequest looks like the type of the SDK and is another one.
type CallToolRequest struct{}

func lookAlike(ctx context.Context, req *CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

func fewer(ctx context.Context) (*mcp.CallToolResult, error) { return nil, nil }

func Register(svc *service, b bool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{Instructions: "Use the tools.", CompletionHandler: complete})
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, typed)
	s.AddTool(&mcp.Tool{Name: "method"}, svc.method)
	mcp.AddTool(s, &mcp.Tool{Name: "value"}, svc.value)
	mcp.AddTool(s, &mcp.Tool{Name: "generic"}, generic[args])
	s.AddTool(&mcp.Tool{Name: "factory"}, factory("f"))
	s.AddTool(&mcp.Tool{Name: "either"}, either(b))
	s.AddTool(&mcp.Tool{Name: "global"}, global)
	for _, e := range entries() {
		s.AddTool(e.tool, e.handler)
	}
	s.AddResource(&mcp.Resource{URI: "file:///r"}, resource)
	s.AddPrompt(&mcp.Prompt{Name: "prompt"}, prompt)
	own(s, "viaOwn", viaOwn)
	_, _ = lookAlike(context.Background(), nil)
	_, _ = fewer(context.Background())
	return s
}
