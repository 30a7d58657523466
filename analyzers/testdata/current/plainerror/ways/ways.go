// Package ways returns errors that come several ways, from three lines.
package ways

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/plainerror/ways/apply"
)

type args struct {
	N    int
	Name string
}

// opened counts each line once.
func opened(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := apply.Apply(in.N, in.Name); err != nil {
		return nil, nil, err // want "plainerror/returned: opened"
	}
	return nil, "ok", nil
}
