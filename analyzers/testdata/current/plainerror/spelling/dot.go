package spelling

import (
	"context"
	. "errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func dot(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, New("no luck") // want "plainerror/returned: dot"
}
