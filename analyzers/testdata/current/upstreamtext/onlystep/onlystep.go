// Package onlystep makes handlers of functions that get nothing of the request.
package onlystep

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// listing does nothing but list.
func listing(kind string, list func(ctx context.Context, filter string) (any, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		all, err := list(ctx, "")
		if err != nil {
			return nil, fmt.Errorf("failed to list %s: %w", kind, err)
		}
		return mcp.NewToolResultText(fmt.Sprint(all)), nil
	}
}

// replacing says nothing of the error.
func replacing(list func(ctx context.Context, filter string) (any, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		all, err := list(ctx, "")
		if err != nil {
			return mcp.NewToolResultError("not now"), nil
		}
		return mcp.NewToolResultText(fmt.Sprint(all)), nil
	}
}

// asking makes a client first, of which it says nothing if there is none.
func asking(connect func(ctx context.Context) (*http.Client, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		client, err := connect(ctx)
		if err != nil {
			return nil, fmt.Errorf("no client: %w", err)
		}
		resp, err := client.Get("http://example.test/")
		if err != nil {
			return mcp.NewToolResultError("not now"), nil
		}
		return mcp.NewToolResultText(resp.Status), nil
	}
}

func files(ctx context.Context, filter string) (any, error) {
	return os.ReadDir(".") // want "upstreamtext/filesystem: os.ReadDir"
}

type service struct{}

func (service) files(ctx context.Context, filter string) (any, error) { return os.ReadDir(".") }

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("hosts"), listing("hosts", func(ctx context.Context, filter string) (any, error) {
		return os.ReadFile("/etc/hosts") // want "upstreamtext/filesystem: os.ReadFile"
	}))
	s.AddTool(mcp.NewTool("files"), listing("files", files))
	s.AddTool(mcp.NewTool("more"), listing("files", service{}.files))
	s.AddTool(mcp.NewTool("quiet"), replacing(func(ctx context.Context, filter string) (any, error) { return os.ReadDir(".") }))
	s.AddTool(mcp.NewTool("status"), asking(func(ctx context.Context) (*http.Client, error) {
		_, err := os.ReadFile("/etc/client")
		return new(http.Client), err
	}))
	return s
}
