// Package elsewhere makes servers whose handlers another package wraps or registers.
package elsewhere

import (
	"context"

	"example.test/panicboundary/wrapping"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func remove(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func byWrapper() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "remove"}, wrapping.Safe(remove))
	wrapping.Add(s, "literal", func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return remove(ctx, req)
	})
	return s
}

func byGuard() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "literal"}, func(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		wrapping.Do(func() { result, err = remove(ctx, req) })
		return result, err
	})
	return s
}

func handedOver() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	wrapping.All(s)
	s.AddTool(&mcp.Tool{Name: "remove"}, wrapping.Safe(remove))
	return s
}

func some() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	wrapping.Some(s)
	s.AddTool(&mcp.Tool{Name: "reader"}, wrapping.Reader())
	return s
}
