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
		return nil, nil, fmt.Errorf("elicitation: %w", err) // want `the text of an error of github.com/modelcontextprotocol/go-sdk/mcp.\(\*ServerSession\).Elicit: the agent reads what a library wrote for developers; .*\(upstreamtext/foreign\)$`
	}
	return nil, answer.Action, nil
}

func sampled(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	answer, err := req.Session.CreateMessage(ctx, &mcp.CreateMessageParams{MaxTokens: 10})
	if err != nil {
		return nil, nil, err // want `CreateMessage: .*\(upstreamtext/foreign\)$`
	}
	return nil, answer.Model, nil
}

func sampledWithTools(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	answer, err := req.Session.CreateMessageWithTools(ctx, &mcp.CreateMessageWithToolsParams{MaxTokens: 10})
	if err != nil {
		return nil, nil, err // want `CreateMessageWithTools: .*\(upstreamtext/foreign\)$`
	}
	return nil, answer.Model, nil
}

func listed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	roots, err := req.Session.ListRoots(ctx, nil)
	if err != nil {
		return nil, nil, err // want `ListRoots: .*\(upstreamtext/foreign\)$`
	}
	return nil, len(roots.Roots), nil
}

func alive(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, req.Session.Ping(ctx, nil) // want `Ping: .*\(upstreamtext/foreign\)$`
}

func notified(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, req.Session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{}) // want `NotifyProgress: .*\(upstreamtext/foreign\)$`
}

func logged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, req.Session.Log(ctx, &mcp.LoggingMessageParams{}) // want `Log: .*\(upstreamtext/foreign\)$`
}

// otherServer is one elsewhere, whose errors can tell of anything.
var otherServer *mcp.ClientSession

func pinged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, otherServer.Ping(ctx, nil) // want `mcp.\(\*ClientSession\).Ping: .*\(upstreamtext/api\)$`
}

func called(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, call(ctx, in.Name) // want `mcp.\(\*ClientSession\).CallTool through ownclient.call: .*\(upstreamtext/api\)$`
}

func call(ctx context.Context, name string) error {
	_, err := otherServer.CallTool(ctx, &mcp.CallToolParams{Name: name})
	return err
}
