// Package mcpgo registers handlers with mcp-go in all ways.
package mcpgo

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func direct(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "direct"`
	return nil, nil
}

func bundled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "bundled"`
	return nil, nil
}

func inSlice(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "inSlice"`
	return nil, nil
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // want `resource of mcp-go by type\+registration`
	return nil, nil
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // want `prompt of mcp-go by type\+registration as "prompt"`
	return nil, nil
}

func typed(ctx context.Context, req mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, error) { // want `typed tool of mcp-go by registration as "typed"`
	return nil, nil
}

func structured(ctx context.Context, req mcp.CallToolRequest, in struct{ Name string }) (string, error) { // want `structured tool of mcp-go by registration as "structured"`
	return "", nil
}

func makeHandler(name string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "made"`
		_ = name
		return nil, nil
	}
}

func recovering(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req) // want `converting seam`
		if err != nil {
			return mcp.NewToolResultError("failed"), nil
		}
		return result, nil
	}
}

// The results of a function that recovers are variables.
func guarded(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		defer func() {
			if r := recover(); r != nil {
				result = mcp.NewToolResultError("panic")
			}
		}()
		result, err = next(ctx, req) // want `converting seam`
		if err != nil {
			return mcp.NewToolResultError("failed"), nil
		}
		return result, nil
	}
}

func rescued(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		defer func() {
			if r := recover(); r != nil {
				err = errors.New("panic")
			}
		}()
		result, err = next(ctx, req) // want `transparent seam`
		if err != nil {
			return result, err
		}
		return result, nil
	}
}

func logged(name string) server.ToolHandlerMiddleware {
	return func(next server.ToolHandlerFunc) server.ToolHandlerFunc {
		return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			_ = name
			return next(ctx, req) // want `transparent seam`
		}
	}
}

func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1",
		server.WithToolHandlerMiddleware(recovering), // want `converting middleware`
		server.WithRecovery(),                        // want `transparent middleware`
	)
	s.Use(logged("x")) // want `transparent middleware`
	s.AddTool(mcp.NewTool("direct"), direct)
	s.AddTools(server.ServerTool{Tool: mcp.NewTool("bundled"), Handler: bundled})
	s.AddTools([]server.ServerTool{{Tool: mcp.NewTool("inSlice"), Handler: inSlice}}...)
	s.AddResource(mcp.NewResource("file:///r", "r"), resource)
	s.AddPrompt(mcp.NewPrompt("prompt"), prompt)
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
	s.AddTools(server.ServerTool{Tool: mcp.NewTool("structured"), Handler: mcp.NewStructuredToolHandler(structured)})
	s.AddTool(mcp.NewTool("made"), makeHandler("m"))
	return s
}
