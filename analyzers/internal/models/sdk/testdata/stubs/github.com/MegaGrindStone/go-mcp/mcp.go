// Package mcp declares what is used of MegaGrindStone/go-mcp v0.6.2.
package mcp

import (
	"context"
	"encoding/json"
	"io"
)

type (
	Info            struct{ Name string }
	Server          struct{}
	ServerOption    func(*Server)
	ServerTransport interface {
		Shutdown(ctx context.Context) error
	}
	Client            struct{}
	ProgressParams    struct{}
	ProgressReporter  func(progress ProgressParams)
	JSONRPCMessage    struct{}
	RequestClientFunc func(msg JSONRPCMessage) (JSONRPCMessage, error)
	ContentType       string

	Content struct {
		Type ContentType
		Text string
	}
	CallToolParams struct {
		Name      string
		Arguments json.RawMessage
	}
	CallToolResult struct {
		Content []Content
		IsError bool
	}
	GetPromptParams             struct{ Arguments map[string]string }
	GetPromptResult             struct{}
	ReadResourceParams          struct{}
	ReadResourceResult          struct{}
	CompletesCompletionParams   struct{}
	CompletionResult            struct{}
	ListToolsParams             struct{}
	ListToolsResult             struct{}
	ListPromptsParams           struct{}
	ListPromptResult            struct{}
	ListResourcesParams         struct{}
	ListResourcesResult         struct{}
	ListResourceTemplatesParams struct{}
	ListResourceTemplatesResult struct{}

	ToolServer interface {
		ListTools(context.Context, ListToolsParams, ProgressReporter, RequestClientFunc) (ListToolsResult, error)
		CallTool(context.Context, CallToolParams, ProgressReporter, RequestClientFunc) (CallToolResult, error)
	}
	PromptServer interface {
		ListPrompts(context.Context, ListPromptsParams, ProgressReporter, RequestClientFunc) (ListPromptResult, error)
		GetPrompt(context.Context, GetPromptParams, ProgressReporter, RequestClientFunc) (GetPromptResult, error)
		CompletesPrompt(context.Context, CompletesCompletionParams, RequestClientFunc) (CompletionResult, error)
	}
	ResourceServer interface {
		ListResources(context.Context, ListResourcesParams, ProgressReporter, RequestClientFunc) (ListResourcesResult, error)
		ReadResource(context.Context, ReadResourceParams, ProgressReporter, RequestClientFunc) (ReadResourceResult, error)
		ListResourceTemplates(context.Context, ListResourceTemplatesParams, ProgressReporter, RequestClientFunc) (ListResourceTemplatesResult, error)
		CompletesResourceTemplate(context.Context, CompletesCompletionParams, RequestClientFunc) (CompletionResult, error)
	}

	JSONRPCError struct {
		Code    int
		Message string
		Data    map[string]any
	}

	StdIO       struct{}
	StdIOOption func(*StdIO)
)

func (j JSONRPCError) Error() string { return j.Message }

func NewServer(info Info, transport ServerTransport, options ...ServerOption) Server { return Server{} }

func WithToolServer(srv ToolServer) ServerOption { return nil }

func WithPromptServer(srv PromptServer) ServerOption { return nil }

func WithResourceServer(srv ResourceServer) ServerOption { return nil }

func NewStdIO(reader io.Reader, writer io.Writer, options ...StdIOOption) StdIO { return StdIO{} }

func (c *Client) CallTool(ctx context.Context, params CallToolParams) (CallToolResult, error) {
	return CallToolResult{}, nil
}
