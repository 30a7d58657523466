// Package ownclient sends requests to the client that it serves. What the errors say is
// what that client has answered, or that it cannot be asked, and tells of no internals.
package ownclient

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func elicited(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	answer, err := req.Session.Elicit(ctx, &mcp.ElicitParams{Message: "Which one?"})
	if err != nil {
		return nil, nil, fmt.Errorf("elicitation: %w", err) // want "upstreamtext/foreign: mcp.ServerSession.Elicit"
	}
	return nil, answer.Action, nil
}

func sampled(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	answer, err := req.Session.CreateMessage(ctx, &mcp.CreateMessageParams{MaxTokens: 10})
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: mcp.ServerSession.CreateMessage"
	}
	return nil, answer.Model, nil
}

func sampledWithTools(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	answer, err := req.Session.CreateMessageWithTools(ctx, &mcp.CreateMessageWithToolsParams{MaxTokens: 10})
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: mcp.ServerSession.CreateMessageWithTools"
	}
	return nil, answer.Model, nil
}

func listed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	roots, err := req.Session.ListRoots(ctx, nil)
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: mcp.ServerSession.ListRoots"
	}
	return nil, len(roots.Roots), nil
}

func alive(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, req.Session.Ping(ctx, nil) // want "upstreamtext/foreign: mcp.ServerSession.Ping"
}

func notified(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, req.Session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{}) // want "upstreamtext/foreign: mcp.ServerSession.NotifyProgress"
}

func logged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, req.Session.Log(ctx, &mcp.LoggingMessageParams{}) // want "upstreamtext/foreign: mcp.ServerSession.Log"
}

// otherServer is one elsewhere, whose errors can tell of anything.
var otherServer *mcp.ClientSession

func pinged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, otherServer.Ping(ctx, nil) // want "upstreamtext/api: mcp.ClientSession.Ping"
}

func called(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, call(ctx, in.Name) // want "upstreamtext/api: mcp.ClientSession.CallTool"
}

func call(ctx context.Context, name string) error {
	_, err := otherServer.CallTool(ctx, &mcp.CallToolParams{Name: name})
	return err
}
