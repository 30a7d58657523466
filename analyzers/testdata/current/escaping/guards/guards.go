// Package guards asks by habit for fields that the constructor sets, and for one that it does not.
package guards

import (
	"context"
	"errors"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tools struct {
	client *http.Client
	cache  map[string]string
}

func newTools() *tools { return &tools{client: &http.Client{}} }

func (t *tools) read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if t.client == nil {
		return nil, errors.New("there is no client")
	}
	return mcp.NewToolResultText("ok"), nil
}

func (t *tools) cached(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if t.cache == nil {
		return nil, errors.New("there is no cache") // want `^this tool handler returns an error \(errors\.New\), which goes out`
	}
	return mcp.NewToolResultText(t.cache["a"]), nil
}

// New returns the server.
func New() *server.MCPServer {
	s, t := server.NewMCPServer("notes", "1"), newTools()
	s.AddTool(mcp.NewTool("read"), t.read)
	s.AddTool(mcp.NewTool("cached"), t.cached)
	return s
}
