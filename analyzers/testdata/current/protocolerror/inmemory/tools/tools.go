// Package tools registers resources on servers that others make.
package tools

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Register registers the resources.
func Register(s *mcp.Server) {
	register(s)
}

func register(s *mcp.Server) {
	s.AddResource(&mcp.Resource{Name: "a", URI: "x://a"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("closed")
	})
}

// Serve registers them and serves an agent.
func Serve(ctx context.Context, s *mcp.Server) error {
	register(s)
	return s.Run(ctx, &mcp.StdioTransport{})
}

// Recording calls a function.
func Recording(register func()) { register() }
