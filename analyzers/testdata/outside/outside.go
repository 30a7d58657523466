// Package outside belongs to another module.
package outside

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Wrap does something with a handler, which nobody looks at.
func Wrap(h mcp.ToolHandler) mcp.ToolHandler { return h }

// A Record is what a service knows.
type Record struct{ Fields map[string]any }

// Read asks a service for a record.
func Read(ctx context.Context, key string) (*Record, error) {
	return &Record{Fields: map[string]any{"key": key}}, ctx.Err()
}

// A Client sends requests.
type Client struct{}

// ProxyRequest hands on what it got.
func (*Client) ProxyRequest(path string) (*http.Response, error) { return http.Get(path) }

// Download returns an error if the status is none of a success.
func (*Client) Download(path string) (*http.Response, error) { return http.Get(path) }

// A Tool is one for agents of another kind.
type Tool struct {
	run func(context.Context, string) (string, error)
}

// NewTool returns a tool that somebody runs later.
func NewTool(run func(context.Context, string) (string, error)) Tool { return Tool{run} }
