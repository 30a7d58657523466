// Package mcpgo returns errors from handlers of mcp-go, which prints them.
package mcpgo

import (
	"context"
	"os"

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
	return nil, os.Remove("a") // the rule protocolerror speaks of it
}

func typed(ctx context.Context, req mcp.CallToolRequest, in args) (*mcp.CallToolResult, error) {
	return nil, os.Remove("a") // the rule protocolerror speaks of it
}

func structured(ctx context.Context, req mcp.CallToolRequest, in args) (output, error) {
	return output{}, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}

func promptText(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewGetPromptResult(err.Error(), nil), nil // want "upstreamtext/filesystem: os.Remove"
	}
	return mcp.NewGetPromptResult("p", nil), nil
}

func resourceText(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if err := os.Remove("a"); err != nil {
		return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: err.Error()}}, nil // want "upstreamtext/filesystem: os.Remove"
	}
	return nil, nil
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("tool"), tool)
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
	s.AddTool(mcp.NewTool("structured"), mcp.NewStructuredToolHandler(structured))
	return s
}

// kept refers to the handlers that nothing here registers.
var kept = []any{prompt, promptText, resource, resourceText}
