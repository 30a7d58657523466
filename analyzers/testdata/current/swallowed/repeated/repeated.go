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
		open, _ := s.List(ctx, "open")     // want "swallowed/ignored: repeated.Service.List"
		merged, _ := s.List(ctx, "merged") // told with the first
		closed, _ := s.List(ctx, "closed")
		n, _ := s.Count(ctx) // want "swallowed/ignored: repeated.Service.Count"
		return mcp.NewToolResultText(fmt.Sprint(open, merged, closed, n)), nil
	}
}
