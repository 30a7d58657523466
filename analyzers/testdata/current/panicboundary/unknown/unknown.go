// Package unknown makes a server with a wrapper around its handler of which nobody
// knows whether it recovers.
package unknown

import (
	"context"

	"outside.test"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func read(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "read"}, outside.Wrap(read))
	return s
}
