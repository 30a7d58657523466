// Package recovering has middleware that recovers.
package recovering

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func Middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (result mcp.Result, err error) {
		defer func() {
			if recover() != nil {
				err = errors.New("internal error")
			}
		}()
		return next(ctx, method, req)
	}
}

// Install installs it.
func Install(s *mcp.Server) { s.AddReceivingMiddleware(Middleware) }

// Nothing does nothing with a server.
func Nothing(s *mcp.Server) {}
