// Package repeated does the same several times in one function, which is one thing to mend.
package repeated

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

// A Service is asked.
type Service interface {
	List(ctx context.Context, state string) ([]string, error)
	Count(ctx context.Context) (int, error)
}

func summary(s Service) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		open, _ := s.List(ctx, "open")     // want `^ignores the error of repeated.Service.List, as in 2 other places: the agent takes what is left for the answer; return the error`
		merged, _ := s.List(ctx, "merged") // told with the first
		closed, _ := s.List(ctx, "closed")
		n, _ := s.Count(ctx) // want `^ignores the error of repeated.Service.Count: `
		return mcp.NewToolResultText(fmt.Sprint(open, merged, closed, n)), nil
	}
}
