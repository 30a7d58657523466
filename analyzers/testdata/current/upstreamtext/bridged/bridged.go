// Package bridged has tools whose errors the bridges keep from the agent.
package bridged

import (
	"context"
	"os"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
)

type document struct{ ID string }

func register(o *official.Server, s *server.MCPServer) {
	gosdk.AddTool(o, &official.Tool{Name: "added"}, nil, added)
	mcpgo.AddTypedTool(s, mcp.NewTool("typed"), nil, typed)
	official.AddTool(o, &official.Tool{Name: "beside"}, beside)
}

func added(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
	text, err := os.ReadFile(in.ID)
	return string(text), err
}

func typed(_ context.Context, _ mcp.CallToolRequest, in document) (string, error) {
	text, err := os.ReadFile(in.ID)
	return string(text), err
}

func beside(_ context.Context, _ *official.CallToolRequest, in document) (*official.CallToolResult, any, error) {
	_, err := os.ReadFile(in.ID)
	return nil, nil, err // want "upstreamtext/foreign: os.ReadFile"
}
