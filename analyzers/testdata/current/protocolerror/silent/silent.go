// Package silent has handlers whose errors are what they should be.
package silent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	official "github.com/modelcontextprotocol/go-sdk/mcp"
)

// onPurpose chooses the code.
func onPurpose(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	return nil, &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no such tool"}
}

// kept wraps such an error.
func kept(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	return nil, fmt.Errorf("kept: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no such tool"})
}

func missing(ctx context.Context, req *official.ReadResourceRequest) (*official.ReadResourceResult, error) {
	return nil, official.ResourceNotFoundError(req.Params.URI)
}

func flagged(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	var in struct{ Name string }
	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
		return &official.CallToolResult{IsError: true, Content: []official.Content{&official.TextContent{Text: err.Error()}}}, nil
	}
	return &official.CallToolResult{}, nil
}

func cancelled(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return &official.CallToolResult{}, nil
}

// proxied forwards the error of another server, which can have a code.
func proxied(session *official.ClientSession) official.ToolHandler {
	return func(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
		result, err := session.CallTool(ctx, &official.CallToolParams{Name: "other"})
		if err != nil {
			return nil, fmt.Errorf("other: %w", err)
		}
		return result, nil
	}
}

func unknown(find func() error) official.ToolHandler {
	return func(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
		if err := find(); err != nil {
			return nil, err
		}
		return &official.CallToolResult{}, nil
	}
}

// Official makes a server of go-sdk.
func Official(session *official.ClientSession, find func() error) *official.Server {
	s := official.NewServer(&official.Implementation{Name: "s"}, nil)
	s.AddTool(&official.Tool{Name: "onPurpose"}, onPurpose)
	s.AddTool(&official.Tool{Name: "kept"}, kept)
	s.AddTool(&official.Tool{Name: "flagged"}, flagged)
	s.AddTool(&official.Tool{Name: "cancelled"}, cancelled)
	s.AddTool(&official.Tool{Name: "proxied"}, proxied(session))
	s.AddTool(&official.Tool{Name: "unknown"}, unknown(find))
	s.AddResource(&official.Resource{URI: "file:///a"}, missing)
	return s
}

// elicited is honoured by the library.
func elicited(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, mcp.URLElicitationRequiredError{}
}

// resource cannot choose a code.
func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, errors.New("no")
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no")
}

func notified(ctx context.Context, n mcp.JSONRPCNotification) {}

// New makes a server of mcp-go.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("elicited"), elicited)
	s.AddResource(mcp.NewResource("file:///a", "a"), resource)
	s.AddPrompt(mcp.NewPrompt("prompt"), prompt)
	s.AddNotificationHandler("n", notified)
	return s
}
