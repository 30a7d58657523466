// Package suppressed turns findings off.
package suppressed

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func sameLine(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, os.Remove("a") //mcperrlint:ignore upstreamtext -- as an example
}

func otherCategory(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	//mcperrlint:ignore upstreamtext/foreign -- the wrong category
	return nil, os.Remove("a") // want "upstreamtext/filesystem: os.Remove"
}
