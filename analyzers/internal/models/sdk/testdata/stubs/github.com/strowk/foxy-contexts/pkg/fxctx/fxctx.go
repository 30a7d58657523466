// Package fxctx declares what is used of package fxctx of foxy-contexts
// v0.1.0-beta.6.
package fxctx

import (
	"context"

	"github.com/strowk/foxy-contexts/pkg/mcp"
)

type (
	Tool     interface{ GetMcpTool() *mcp.Tool }
	Resource interface {
		GetResource(ctx context.Context) mcp.Resource
	}
	ResourceProvider interface {
		GetResources(ctx context.Context) ([]mcp.Resource, error)
	}
	CompleterFunc = func(ctx context.Context, arg *mcp.PromptArgument, value string) (*mcp.CompleteResult, error)
	Prompt        interface{ WithCompleter(CompleterFunc) Prompt }
)

func NewTool(mcpTool *mcp.Tool, callback func(ctx context.Context, args map[string]interface{}) *mcp.CallToolResult) Tool {
	return nil
}

func NewResource(mcpResource mcp.Resource, callback func(ctx context.Context, uri string) (*mcp.ReadResourceResult, error)) Resource {
	return nil
}

func NewResourceProvider(
	getResources func(ctx context.Context) ([]mcp.Resource, error),
	readResource func(ctx context.Context, uri string) (*mcp.ReadResourceResult, error),
) ResourceProvider {
	return nil
}

func NewPrompt(p mcp.Prompt, get func(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error)) Prompt {
	return nil
}

func AsTool(f any) any { return f }

func AsResource(f any) any { return f }

func AsResourceProvider(f any) any { return f }

func AsPrompt(f any) any { return f }
