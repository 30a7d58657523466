package ownclient

import (
	"context"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func requestElicitation(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer, err := server.ServerFromContext(ctx).RequestElicitation(ctx, mcp.ElicitationRequest{})
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: server.MCPServer.RequestElicitation"
	}
	return mcp.NewToolResultText(string(answer.Action)), nil
}

func requestURLElicitation(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, err := server.ServerFromContext(ctx).RequestURLElicitation(ctx, server.ClientSessionFromContext(ctx), "1", "https://example.test", "Sign in")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: server.MCPServer.RequestURLElicitation"
	}
	return mcp.NewToolResultText("done"), nil
}

func requestSampling(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer, err := server.ServerFromContext(ctx).RequestSampling(ctx, mcp.CreateMessageRequest{})
	if err != nil {
		return mcp.NewToolResultErrorFromErr("sampling", err), nil // want "upstreamtext/foreign: server.MCPServer.RequestSampling"
	}
	return mcp.NewToolResultText(answer.Model), nil
}

func requestRoots(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := server.ServerFromContext(ctx).RequestRoots(ctx, mcp.ListRootsRequest{}); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: server.MCPServer.RequestRoots"
	}
	return mcp.NewToolResultText("done"), nil
}

// session asks the session itself.
func session(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s, ok := server.ClientSessionFromContext(ctx).(server.SessionWithElicitation)
	if !ok {
		return mcp.NewToolResultError("This client asks nobody."), nil
	}
	if _, err := s.RequestElicitation(ctx, mcp.ElicitationRequest{}); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: server.SessionWithElicitation.RequestElicitation"
	}
	return mcp.NewToolResultText("done"), nil
}

func sentNotification(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := server.ServerFromContext(ctx).SendNotificationToClient(ctx, "notifications/progress", nil); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: server.MCPServer.SendNotificationToClient"
	}
	return mcp.NewToolResultText("done"), nil
}

// forwardedTo is a server elsewhere.
var forwardedTo *client.Client

func listTools(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := forwardedTo.ListTools(ctx, mcp.ListToolsRequest{}); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/api: client.Client.ListTools"
	}
	return mcp.NewToolResultText("done"), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{
	requestElicitation, requestURLElicitation, requestSampling, requestRoots, session, sentNotification, listTools,
}
