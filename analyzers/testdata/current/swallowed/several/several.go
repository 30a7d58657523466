// Package several asks a source behind which five types stand, two of which hide failures.
package several

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/several/source"
)

func handler(s source.Source) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		names := s.Names() // want "swallowed/dropped: exec.Cmd.Output" "swallowed/dropped: os.ReadDir"
		return mcp.NewToolResultText(fmt.Sprint(names)), nil
	}
}
