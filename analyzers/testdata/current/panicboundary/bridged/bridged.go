// Package bridged has tools whose panics the bridges turn into failures.
package bridged

import (
	"context"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

type document struct{ ID string }

func register(o *official.Server) {
	gosdk.AddTool(o, &official.Tool{Name: "added"}, nil, added)
	official.AddTool(o, &official.Tool{Name: "beside"}, beside)
}

func added(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
	if in.ID == "" {
		panic("no document")
	}
	return in.ID, nil
}

func beside(_ context.Context, _ *official.CallToolRequest, in document) (*official.CallToolResult, any, error) {
	if in.ID == "" {
		panic("no document") // want "panicboundary/panic: panic"
	}
	return nil, nil, nil
}
