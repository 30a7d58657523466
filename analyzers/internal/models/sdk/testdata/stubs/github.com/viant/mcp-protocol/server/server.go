// Package server declares what is used of the server of mcp-protocol v0.11.0.
package server

import (
	"context"

	"github.com/viant/jsonrpc"
	"github.com/viant/mcp-protocol/schema"
)

type (
	ToolHandlerFunc     func(ctx context.Context, request *schema.CallToolRequest) (*schema.CallToolResult, *jsonrpc.Error)
	PromptHandlerFunc   func(ctx context.Context, request *schema.GetPromptRequestParams) (*schema.GetPromptResult, *jsonrpc.Error)
	ResourceHandlerFunc func(ctx context.Context, request *schema.ReadResourceRequest) (*schema.ReadResourceResult, *jsonrpc.Error)

	Registry struct{}

	ToolEntry struct {
		Handler  ToolHandlerFunc
		Metadata schema.Tool
	}
	ResourceEntry struct {
		Handler  ResourceHandlerFunc
		Metadata schema.Resource
	}
	ResourceTemplateEntry struct {
		Metadata schema.ResourceTemplate
		Handler  ResourceHandlerFunc
	}
	PromptEntry struct {
		Handler PromptHandlerFunc
		Prompt  *schema.Prompt
	}

	Operations interface {
		CallTool(ctx context.Context, request *jsonrpc.TypedRequest[*schema.CallToolRequest]) (*schema.CallToolResult, *jsonrpc.Error)
		Complete(ctx context.Context, request *jsonrpc.TypedRequest[*schema.CompleteRequest]) (*schema.CompleteResult, *jsonrpc.Error)
		GetPrompt(ctx context.Context, request *jsonrpc.TypedRequest[*schema.GetPromptRequest]) (*schema.GetPromptResult, *jsonrpc.Error)
		ReadResource(ctx context.Context, request *jsonrpc.TypedRequest[*schema.ReadResourceRequest]) (*schema.ReadResourceResult, *jsonrpc.Error)
		Subscribe(ctx context.Context, request *jsonrpc.TypedRequest[*schema.SubscribeRequest]) (*schema.SubscribeResult, *jsonrpc.Error)
		Unsubscribe(ctx context.Context, request *jsonrpc.TypedRequest[*schema.UnsubscribeRequest]) (*schema.UnsubscribeResult, *jsonrpc.Error)
	}
)

func RegisterTool[I any, O any](registry *Registry, name, description string, handler func(ctx context.Context, input I) (*schema.CallToolResult, *jsonrpc.Error)) error {
	return nil
}

func RegisterResource[I any](registry *Registry, resource schema.Resource, handler func(ctx context.Context, uri string) (*schema.ReadResourceResult, *jsonrpc.Error)) {
}

func (d *Registry) RegisterTool(entry *ToolEntry) {}

func (d *Registry) RegisterToolWithSchema(name, description string, inputSchema schema.ToolInputSchema, outputSchema *schema.ToolOutputSchema, handler ToolHandlerFunc) {
}

func (d *Registry) RegisterPrompts(prompt *schema.Prompt, handler PromptHandlerFunc) {}

func (d *Registry) RegisterResource(resource schema.Resource, handler ResourceHandlerFunc) {}

func (d *Registry) RegisterResourceTemplate(template schema.ResourceTemplate, handler ResourceHandlerFunc) {
}
