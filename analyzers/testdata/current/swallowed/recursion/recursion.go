// Package recursion has handlers that answer, in the place of an error, with what functions
// return which call each other: what is found does not depend on which of them somebody asks
// about first.
package recursion

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

// even and odd never fail.
func even(n int) (*mcp.CallToolResult, error) {
	if n == 0 {
		return mcp.NewToolResultText("even"), nil
	}
	return odd(n - 1)
}

func odd(n int) (*mcp.CallToolResult, error) {
	if n == 1 {
		return mcp.NewToolResultText("odd"), nil
	}
	return even(n - 1)
}

func askEven(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := os.Stat(req.Params.Name); err != nil {
		return even(3) // want "swallowed/dropped: os.Stat"
	}
	return mcp.NewToolResultText("it is there"), nil
}

func askOdd(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := os.Stat(req.Params.Name); err != nil {
		return odd(3) // want "swallowed/dropped: os.Stat"
	}
	return mcp.NewToolResultText("it is there"), nil
}
