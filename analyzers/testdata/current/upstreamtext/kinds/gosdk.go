// Package kinds has handlers of all kinds, whose SDK prints their errors.
package kinds

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, string, error) {
	return nil, "", os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func complete(ctx context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
	return nil, os.Remove("a") // the rule protocolerror speaks of it
}

// resourceText puts the text into what the resource holds.
func resourceText(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if err := os.Remove("a"); err != nil {
		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: err.Error()}}}, nil // want "upstreamtext/filesystem: os.Remove"
	}
	return nil, mcp.ResourceNotFoundError(req.Params.URI)
}

func promptText(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	if err := os.Remove("a"); err != nil {
		return &mcp.GetPromptResult{Messages: []*mcp.PromptMessage{{Role: "user", Content: &mcp.TextContent{Text: err.Error()}}}}, nil // want "upstreamtext/filesystem: os.Remove"
	}
	return &mcp.GetPromptResult{}, nil
}

type output struct{ text string }

// own is a handler because of what is done with it.
func own(ctx context.Context, name string) (*output, error) {
	return nil, os.Remove(name) // want "upstreamtext/foreign: os.Remove"
}

func showing(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.text}}}, nil
	}
}

// service is no handler.
func service(name string) error { return os.Remove(name) }

// sample answers the server, in a client.
func sample(ctx context.Context, req *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
	return nil, service("a")
}

// New returns the server and a client.
func New() (*mcp.Server, *mcp.Client) {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{CompletionHandler: complete})
	s.AddTool(&mcp.Tool{Name: "own"}, showing(own))
	return s, mcp.NewClient(&mcp.Implementation{Name: "c"}, &mcp.ClientOptions{CreateMessageHandler: sample})
}

// kept refers to the handlers that nothing here registers.
var kept = []any{prompt, promptText, raw, resource, resourceText, typed}
