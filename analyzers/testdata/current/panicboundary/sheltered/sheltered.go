// Package sheltered has handlers around which another package puts what recovers.
package sheltered

import (
	"context"

	"example.test/panicboundary/wrapping"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func insists(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if len(req.Params.Arguments) == 0 {
		panic("there are no arguments")
	}
	return &mcp.CallToolResult{}, nil
}

// choose is registered, and calls another function of its type.
func choose(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if len(req.Params.Arguments) == 0 {
		return chosen(ctx, req)
	}
	return &mcp.CallToolResult{}, nil
}

func chosen(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	panic("not yet")
}

func twice(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	panic("not yet")
}

func bare(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if len(req.Params.Arguments) == 0 {
		panic("there are no arguments") // want "panicboundary/panic: panic"
	}
	return &mcp.CallToolResult{}, nil
}

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil) // want "panicboundary/no-recovery: mcp.NewServer"
	s.AddTool(&mcp.Tool{Name: "insists"}, wrapping.Safe(insists))
	s.AddTool(&mcp.Tool{Name: "choose"}, wrapping.Safe(choose))
	s.AddTool(&mcp.Tool{Name: "twice"}, wrapping.Safe(plain(twice)))
	s.AddTool(&mcp.Tool{Name: "bare"}, bare)
	return s
}

func plain(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return next(ctx, req)
	}
}
