// Package bridged has tools whose errors the bridges classify.
package bridged

import (
	"context"
	"errors"
	"fmt"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type document struct{ ID string }

func register(o *official.Server, s *server.MCPServer) {
	gosdk.AddTool(o, &official.Tool{Name: "added"}, nil, added)
	mcpgo.AddTypedTool(s, mcp.NewTool("typed"), nil, typed)
	mcpgo.AddTool(s, mcp.NewTool("raw"), nil, raw)
	official.AddTool(o, &official.Tool{Name: "beside"}, beside)
}

func added(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
	if in.ID == "" {
		return "", taxonomy.NotFound("It is gone.")
	}
	return "", errors.New("it is odd") // want "plainerror/returned: errors.New"
}

func typed(_ context.Context, _ mcp.CallToolRequest, in document) (string, error) {
	return "", fmt.Errorf("document %q is odd", in.ID) // want "plainerror/returned: fmt.Errorf"
}

func raw(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("it is odd") // want "plainerror/returned: errors.New"
}

func beside(context.Context, *official.CallToolRequest, document) (*official.CallToolResult, any, error) {
	return nil, nil, errors.New("it is odd") // want "plainerror/returned: errors.New"
}
