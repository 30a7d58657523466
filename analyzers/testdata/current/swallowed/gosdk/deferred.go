package gosdk

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The results of a function that defers calls are variables.
func beforeTheDefer(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	f, err := os.Open(in.Name)
	if err != nil {
		return nil, out{Lines: []string{}}, nil // want "swallowed/dropped: os.Open"
	}
	defer f.Close()
	return nil, out{Lines: []string{f.Name()}}, nil
}
