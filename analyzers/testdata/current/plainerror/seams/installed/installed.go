// Package installed puts middleware of another package before its handlers.
package installed

import (
	"context"
	"errors"

	"example.test/plainerror/seams/shared"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func tool(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // a code comes with the middleware
}

// unregistered is a handler of which nobody says before what it stands.
func unregistered(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: unregistered"
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(shared.Classifying)
	s.AddTool(&mcp.Tool{Name: "tool"}, tool)
	return s
}

// kept refers to the handlers that nothing here registers.
var kept = []any{unregistered}
