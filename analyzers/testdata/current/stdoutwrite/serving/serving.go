// Package serving serves whatever it is given.
package serving

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func Serve(s *mcp.Server) error { return s.Run(context.Background(), &mcp.StdioTransport{}) }
