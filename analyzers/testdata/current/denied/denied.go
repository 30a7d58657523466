// Package denied says in a field of an output that there was no success, which is nothing to report by default.
package denied

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type answer struct {
	Success bool   `json:"success"`
	Error   string `json:"error,omitempty"`
}

// denied says in a field that there was no success.
func denied(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, answer, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, answer{Success: false, Error: err.Error()}, nil
	}
	return nil, answer{Success: true}, nil
}
