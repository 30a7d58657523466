// Package limits has middleware that others install.
package limits

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Middleware refuses calls after some.
func Middleware(limit int) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		calls := 0
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			if calls++; calls > limit {
				return nil, fmt.Errorf("more than %d calls", limit)
			}
			return next(ctx, method, req)
		}
	}
}
