// Package kinds has handlers of all kinds, which all answer an agent.
package kinds

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // the rule protocolerror speaks of it
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, string, error) {
	return nil, "", errors.New("no luck") // want "plainerror/returned: errors.New"
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, errors.New("no luck") // the rule protocolerror speaks of it
}

func template(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, errors.New("no luck") // the rule protocolerror speaks of it
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no luck") // the rule protocolerror speaks of it
}

func complete(ctx context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
	return nil, errors.New("no luck") // the rule protocolerror speaks of it
}

func subscribe(ctx context.Context, req *mcp.SubscribeRequest) error {
	return errors.New("no luck") // the rule protocolerror speaks of it
}

type output struct{ text string }

// own is a handler because of what is done with it.
func own(ctx context.Context, name string) (*output, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

func adapted(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "It failed."}}}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.text}}}, nil
	}
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{CompletionHandler: complete, SubscribeHandler: subscribe})
	s.AddTool(&mcp.Tool{Name: "raw"}, raw)
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, typed)
	mcp.AddTool(s, &mcp.Tool{Name: "literal"}, func(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
		return nil, nil, errors.New("no luck") // want "plainerror/returned: errors.New"
	})
	s.AddTool(&mcp.Tool{Name: "adapted"}, adapted(own))
	s.AddResource(&mcp.Resource{URI: "file:///r"}, resource)
	s.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: "file:///{x}"}, template)
	s.AddPrompt(&mcp.Prompt{Name: "prompt"}, prompt)
	return s
}
