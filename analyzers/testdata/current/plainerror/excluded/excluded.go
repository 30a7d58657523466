// Package excluded calls functions some errors of which cannot occur for what it passes.
package excluded

import (
	"context"

	"example.test/plainerror/excluded/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// What importers are not told of is about the remote; that there is more is said here, too.
func local(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := store.Get("local", req.Params.Name)
	if err != nil {
		return nil, err // want "plainerror/returned: local"
	}
	return mcp.NewToolResultText(text), nil
}

func remote(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := store.Get("there", req.Params.Name)
	if err != nil {
		return nil, err // want "plainerror/returned: remote"
	}
	return mcp.NewToolResultText(text), nil
}

func through(name, kind string) (string, error) { return store.Get(name, kind) }

func localThrough(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := through("local", req.Params.Name)
	if err != nil {
		return nil, err // want "plainerror/returned: localThrough"
	}
	return mcp.NewToolResultText(text), nil
}

func remoteThrough(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := through("there", req.Params.Name)
	if err != nil {
		return nil, err // want "plainerror/returned: remoteThrough"
	}
	return mcp.NewToolResultText(text), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{local, remote, localThrough, remoteThrough}
