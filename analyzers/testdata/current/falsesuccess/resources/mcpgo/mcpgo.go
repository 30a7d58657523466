// Package mcpgo answers failures of resources as their contents.
package mcpgo

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func contents(uri, text string) []mcp.ResourceContents {
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: uri, MIMEType: "text/plain", Text: text}}
}

func shown(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	text, err := os.ReadFile(req.Params.URI)
	if err != nil {
		return contents(req.Params.URI, fmt.Sprintf("Error: %v", err)), nil // want "falsesuccess/contents: os.ReadFile"
	}
	return contents(req.Params.URI, string(text)), nil
}

func missing(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if req.Params.URI == "notes://" {
		return contents(req.Params.URI, "Error: the name is missing"), nil // want "falsesuccess/contents: Error: the name is missing"
	}
	text, err := os.ReadFile(req.Params.URI)
	if err != nil {
		return nil, fmt.Errorf("read: %w", err)
	}
	return contents(req.Params.URI, string(text)), nil
}

// Serve adds the resources.
func Serve(s *server.MCPServer) {
	s.AddResource(mcp.NewResource("notes://one", "shown"), shown)
	s.AddResourceTemplate(mcp.NewResourceTemplate("notes://{name}", "missing"), missing)
}

// A tool without the flag says the same in JSON.
func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("name", "") == "" {
		return mcp.NewToolResultText(`{"error": "the name is not there"}`), nil // want "falsesuccess/text: {'error': 'the name is not there'}"
	}
	if req.GetString("name", "") == "none" {
		return mcp.NewToolResultText(`{"error": null, "notes": 0}`), nil
	}
	return mcp.NewToolResultText(`{"notes": 1}`), nil
}

// Tools adds the tool.
func Tools(s *server.MCPServer) { s.AddTool(mcp.NewTool("told"), told) }
