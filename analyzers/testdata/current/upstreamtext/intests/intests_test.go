package intests

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func tool(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, os.Remove("a")
}
