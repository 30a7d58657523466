// Package gosdk answers failures of resources as their contents.
package gosdk

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func contents(uri, text string) *mcp.ReadResourceResult {
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, MIMEType: "application/json", Text: text}}}
}

func shown(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	text, err := os.ReadFile(req.Params.URI)
	if err != nil {
		return contents(req.Params.URI, fmt.Sprintf("Error: %v", err)), nil // want "falsesuccess/contents: os.ReadFile"
	}
	return contents(req.Params.URI, string(text)), nil
}

func missing(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	name := strings.TrimPrefix(req.Params.URI, "notes://")
	if name == "" {
		return contents(req.Params.URI, `{"error": "no name"}`), nil // want "falsesuccess/contents: {'error': 'no name'}"
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, mcp.ResourceNotFoundError(req.Params.URI)
	}
	return contents(req.Params.URI, string(text)), nil
}

// read is what handlers return.
func read(uri string, fetch func() (any, error)) (*mcp.ReadResourceResult, error) {
	data, err := fetch()
	if err != nil {
		return contents(uri, err.Error()), nil // want "falsesuccess/contents: read"
	}
	text, err := json.Marshal(data)
	if err != nil {
		return nil, err
	}
	return contents(uri, string(text)), nil
}

func helped(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return read(req.Params.URI, func() (any, error) { return os.ReadDir(req.Params.URI) })
}

// What is empty, or speaks of what is there, is the contents.
func fine(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	entries, err := os.ReadDir(req.Params.URI)
	if err != nil {
		return nil, fmt.Errorf("list: %w", err)
	}
	if len(entries) == 0 {
		return contents(req.Params.URI, "There are no notes."), nil
	}
	if len(entries) == 1 {
		return contents(req.Params.URI, `{"errors": []}`), nil
	}
	return contents(req.Params.URI, `{"error": null, "notes": 2}`), nil
}

// Serve adds the resources.
func Serve(s *mcp.Server) {
	s.AddResource(&mcp.Resource{URI: "notes://one", Name: "shown"}, shown)
	s.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: "notes://{name}", Name: "missing"}, missing)
	s.AddResource(&mcp.Resource{URI: "notes://all", Name: "helped"}, helped)
	s.AddResource(&mcp.Resource{URI: "notes://fine", Name: "fine"}, fine)
}
