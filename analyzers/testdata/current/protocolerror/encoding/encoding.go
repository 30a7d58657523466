// Package encoding says in errors what could not be encoded.
package encoding

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// list shows a text of the function around the handler.
func list(kind string, items func() any) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := json.Marshal(items())
		if err != nil {
			return nil, fmt.Errorf("failed to encode %s: %w", kind, err)
		}
		return mcp.NewToolResultText(string(text)), nil
	}
}

// named shows an argument.
func named(ctx context.Context, req mcp.CallToolRequest, in struct{ Items any }) (*mcp.CallToolResult, error) {
	text, err := json.Marshal(in.Items)
	if err != nil {
		return nil, fmt.Errorf("failed to encode %v: %w", in.Items, err)
	}
	return mcp.NewToolResultText(string(text)), nil
}

// read wraps what else has failed.
func read(kind string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		data, err := os.ReadFile("notes.txt")
		if err != nil {
			return nil, fmt.Errorf("failed to read %s: %w", kind, err) // want "protocolerror/tool: fmt.Errorf"
		}
		return mcp.NewToolResultText(string(data)), nil
	}
}

// New returns the server.
func New(items func() any) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("list"), list("items", items))
	s.AddTool(mcp.NewTool("named"), mcp.NewTypedToolHandler(named))
	s.AddTool(mcp.NewTool("read"), read("notes"))
	return s
}
