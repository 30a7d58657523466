// Package shared has a seam for other packages.
package shared

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Register registers a tool and gives its errors codes.
func Register[In, Out any](s *mcp.Server, name string, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		out, err := run(ctx, in)
		if err != nil {
			return nil, out, taxonomy.Classify(err)
		}
		return nil, out, nil
	})
}

// Forward registers a tool and leaves its errors as they are.
func Forward[In, Out any](s *mcp.Server, name string, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		out, err := run(ctx, in)
		if err != nil {
			return nil, out, err
		}
		return nil, out, nil
	})
}

// Classifying is middleware that gives errors codes.
func Classifying(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		result, err := next(ctx, method, req)
		if err != nil {
			return nil, taxonomy.Classify(err)
		}
		return result, nil
	}
}
