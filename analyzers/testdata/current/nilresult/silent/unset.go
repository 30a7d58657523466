package silent

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// dryRun is set by tests only.
var dryRun bool

func shortened(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if dryRun {
		return nil, nil
	}
	return nil, errors.New("not now")
}

// runner has a field that nobody sets, and one that somebody does.
type runner struct {
	hook func() bool
	last *mcp.CallToolResult
}

func newRunner(last *mcp.CallToolResult) *runner { return &runner{last: last} }

func (r *runner) run(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if r.hook != nil {
		return nil, nil
	}
	return mcp.NewToolResultText("ran"), nil
}

func registerUnset(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("shortened"), shortened)
	s.AddTool(mcp.NewTool("run"), newRunner(nil).run)
}
