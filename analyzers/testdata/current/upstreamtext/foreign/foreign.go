// Package foreign shows errors of libraries that say nothing of the server.
package foreign

import (
	"compress/gzip"
	"context"
	"html/template"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func rendered(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	t, err := template.New("t").Parse("{{.}}")
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: template.Template.Parse"
	}
	var b strings.Builder
	return nil, b.String(), t.Execute(&b, in) // want "upstreamtext/foreign: template.Template.Execute"
}

func compressed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	r, err := gzip.NewReader(strings.NewReader("x"))
	if err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil // want "upstreamtext/foreign: gzip.NewReader"
	}
	return nil, r.Comment, nil
}

// both shows two errors, of which the one that tells of internals counts.
func both(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, err := gzip.NewReader(strings.NewReader("x"))
	if err == nil {
		err = os.Remove("/var/lib/notes/lock")
	}
	return nil, nil, err // want "upstreamtext/filesystem: os.Remove"
}

// located fails without naming a path.
func located(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	dir, err := os.Getwd()
	return nil, dir, err // want "upstreamtext/foreign: os.Getwd"
}
