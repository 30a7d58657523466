// Package old holds handlers of the first versions of go-sdk.
package old

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type Input struct{ Name string }

func Raw(context.Context, *mcp.ServerSession, *mcp.CallToolParamsFor[map[string]any]) (*mcp.CallToolResultFor[any], error) {
	return nil, nil
}

func Typed(context.Context, *mcp.ServerSession, *mcp.CallToolParamsFor[Input]) (*mcp.CallToolResultFor[string], error) {
	return nil, nil
}

var Named mcp.ToolHandlerFor[Input, string] = Typed
