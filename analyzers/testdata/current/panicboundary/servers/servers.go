// Package servers makes a server without middleware that recovers.
package servers

import (
	"context"

	"example.test/panicboundary/recovering"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func logging(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		return next(ctx, method, req)
	}
}

func serve() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil) // want "panicboundary/no-recovery: mcp.NewServer"
	server.AddReceivingMiddleware(logging)
	recovering.Nothing(server)
	return server
}
