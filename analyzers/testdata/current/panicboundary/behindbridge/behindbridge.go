// Package behindbridge has a server all of whose handlers stand behind middleware
// of a bridge.
package behindbridge

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

type document struct{ ID string }

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "documents", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "added"}, added)
	s.AddReceivingMiddleware(gosdk.Middleware())
	return s
}

func added(_ context.Context, _ *mcp.CallToolRequest, in document) (*mcp.CallToolResult, any, error) {
	if in.ID == "" {
		panic("no document")
	}
	return nil, nil, nil
}
