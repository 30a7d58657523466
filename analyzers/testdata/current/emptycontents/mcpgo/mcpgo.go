// Package mcpgo reads resources without contents with mcp-go.
package mcpgo

import (
	"context"

	"example.test/emptycontents/internal/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func contents(uri, text string) []mcp.ResourceContents {
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: uri, Text: text}}
}

func null(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return nil, nil // want "emptycontents/empty: null"
	}
	return contents(req.Params.URI, text), nil
}

func list(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	text, err := store.Get(req.Params.URI)
	if err != nil {
		return []mcp.ResourceContents{}, nil // want "emptycontents/empty: list"
	}
	return contents(req.Params.URI, text), nil
}

func variable(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	var all []mcp.ResourceContents
	if text, ok := store.Find(req.Params.URI); ok {
		all = contents(req.Params.URI, text)
	}
	return all, nil // want "emptycontents/empty: variable"
}

func named(ctx context.Context, req mcp.ReadResourceRequest) (all []mcp.ResourceContents, err error) {
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return // want "emptycontents/empty: named"
	}
	return contents(req.Params.URI, text), nil
}

func helped(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return load(req.Params.URI) // want "emptycontents/empty: mcpgo.load"
}

func load(uri string) ([]mcp.ResourceContents, error) {
	text, ok := store.Find(uri)
	if !ok {
		return nil, nil
	}
	return contents(uri, text), nil
}

func template(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if req.Params.URI == "" {
		return nil, nil // want "emptycontents/empty"
	}
	return contents(req.Params.URI, "text"), nil
}

func use(s *server.MCPServer) {
	s.AddResourceTemplate(mcp.NewResourceTemplate("a://{b}", "template"), template)
}
