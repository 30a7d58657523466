// Package offered calls tools of other packages through interfaces that it does not
// export.
package offered

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type tool interface {
	Execute(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

// private is mentioned by nothing that is exported: other packages cannot know that
// they implement it.
type private interface {
	Run(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

var tools []tool

// Offer mentions one of the interfaces.
func Offer(t tool) { tools = append(tools, t) }

func runs(t tool) bool {
	_, ok := t.(private)
	return ok
}
