// Package mcpgo holds functions that are, or are not, handlers of mcp-go.
package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type (
	Input    struct{ Name string }
	Output   struct{ Text string }
	Provider struct{}
	// Embedding has the methods of the server.
	Embedding struct{ *server.MCPServer }
)

func Tool(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func Typed(context.Context, mcp.CallToolRequest, Input) (*mcp.CallToolResult, error) {
	return nil, nil
}

func Structured(context.Context, mcp.CallToolRequest, Input) (Output, error) { return Output{}, nil }

func Task(context.Context, mcp.CallToolRequest) (*mcp.CreateTaskResult, error) { return nil, nil }

func Resource(context.Context, mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, nil
}

func Prompt(context.Context, mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { return nil, nil }

func (Provider) CompletePromptArgument(context.Context, string, mcp.CompleteArgument, mcp.CompleteContext) (*mcp.Completion, error) {
	return nil, nil
}

func Middle(next server.ToolHandlerFunc) server.ToolHandlerFunc { return next }

func ByPointer(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

var (
	NamedResource   server.ResourceHandlerFunc         = Resource
	NamedTemplate   server.ResourceTemplateHandlerFunc = Resource
	NamedTyped      mcp.TypedToolHandlerFunc[Input]    = Typed
	Wrapped                                            = mcp.NewTypedToolHandler(Typed)
	NamedInitialize server.OnRequestInitializationFunc
	Result          mcp.CallToolResult
	Elicitation     = mcp.URLElicitationRequiredError{}
)

// Use calls the functions that the tables name.
func Use(ctx context.Context, c client.MCPClient, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s := server.NewMCPServer("a", "1", server.WithRecovery(), server.WithToolHandlerMiddleware(Middle))
	e := Embedding{s}
	e.AddTool(mcp.NewTool("a"), Tool)
	e.AddTools(server.ServerTool{Handler: mcp.NewStructuredToolHandler(Structured)})
	e.DeleteTools("a")
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultErrorFromErr("bad", err), nil
	}
	if name == "" {
		return nil, mcp.ErrInvalidParams
	}
	_ = s.SendLogMessageToClient(ctx, mcp.NewLoggingMessageNotification(mcp.LoggingLevelInfo, "", name))
	result, err := mcp.NewToolResultJSON(Output{})
	if err != nil {
		return nil, err
	}
	result.Meta = nil
	_, _ = c.CallTool(ctx, req)
	return result, server.ServeStdio(s)
}
