// Package wrap is what the tools of a program are written with.
package wrap

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Func is a tool of the program.
type Func[In, Out any] func(context.Context, In) (Out, error)

// Register registers a tool and turns its errors into results.
func Register[In, Out any](s *mcp.Server, name string, run Func[In, Out]) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		out, err := run(ctx, in) // want `converting seam`
		if err != nil {
			return &mcp.CallToolResult{IsError: true}, out, nil
		}
		return nil, out, nil
	})
}

// Plain registers a handler as it is.
func Plain(s *mcp.Server, name string, h mcp.ToolHandler) { s.AddTool(&mcp.Tool{Name: name}, h) }

// Rescue is middleware.
func Rescue(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		result, err := next(ctx, method, req)
		if err != nil {
			return &mcp.CallToolResult{IsError: true}, nil
		}
		return result, nil
	}
}

// Logging makes middleware.
func Logging(name string) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			_ = name
			return next(ctx, method, req)
		}
	}
}
