// Package mcpgo returns plain errors from handlers of mcp-go.
package mcpgo

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type args struct {
	Name string `json:"name"`
}

type output struct {
	Text string `json:"text"`
}

func tool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // the rule protocolerror speaks of it
}

func typed(ctx context.Context, req mcp.CallToolRequest, in args) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("no luck with %s", in.Name) // the rule protocolerror speaks of it
}

func structured(ctx context.Context, req mcp.CallToolRequest, in args) (output, error) {
	return output{}, fmt.Errorf("no luck with %s", in.Name) // want "plainerror/returned: fmt.Errorf"
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

type completions struct{}

func (completions) CompletePromptArgument(ctx context.Context, name string, argument mcp.CompleteArgument, _ mcp.CompleteContext) (*mcp.Completion, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: completions.CompletePromptArgument"
}

// guard is middleware that makes an error of its own.
func guard(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if req.Params.Name == "" {
			return nil, errors.New("no name") // the rule protocolerror speaks of it
		}
		return next(ctx, req)
	}
}

// New returns the server.
func New() *server.MCPServer {
	hooks := &server.Hooks{}
	hooks.AddOnRequestInitialization(func(ctx context.Context, id any, message any) error { return errors.New("not now") })
	s := server.NewMCPServer("s", "1", server.WithHooks(hooks),
		server.WithToolHandlerMiddleware(guard), server.WithPromptCompletionProvider(completions{}))
	s.AddTool(mcp.NewTool("tool"), tool)
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
	s.AddTool(mcp.NewTool("structured"), mcp.NewStructuredToolHandler(structured))
	s.AddResource(mcp.NewResource("file:///r", "r"), resource)
	s.AddPrompt(mcp.NewPrompt("prompt"), prompt)
	s.AddNotificationHandler("n", func(ctx context.Context, n mcp.JSONRPCNotification) {})
	return s
}
