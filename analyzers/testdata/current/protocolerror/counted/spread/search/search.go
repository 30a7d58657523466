// Package search has a tool.
package search

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/protocolerror/counted/api"
)

func init() { api.Registered = append(api.Registered, new(Search)) }

// Search fails.
type Search struct{}

// Execute answers a call.
func (*Search) Execute(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no index")
}

// Quiet never fails.
type Quiet struct{}

// Execute answers a call.
func (Quiet) Execute(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("nothing"), nil
}
