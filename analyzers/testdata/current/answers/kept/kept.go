// Package kept keeps what does the work in a field, of which nobody tells what it is.
package kept

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/answers/worker"
)

type executor interface {
	Execute(ctx context.Context, args json.RawMessage) (string, error)
}

func text(s string, failed bool) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: failed, Content: []mcp.Content{&mcp.TextContent{Text: s}}}
}

type service struct{ executor executor }

func newService() *service { return &service{executor: &worker.Worker{}} }

func (s *service) handle(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := s.executor.Execute(ctx, req.Params.Arguments)
	if err != nil {
		return text(err.Error(), true), nil // want `^this tool handler: renders infrastructure$`
	}
	return text(out, false), nil // want `^this tool handler: $`
}

// adapt adapts another worker, which is told where it is handed over.
func adapt(e interface {
	Work(ctx context.Context, args json.RawMessage) (string, error)
}) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := e.Work(ctx, req.Params.Arguments)
		if err != nil {
			return text(err.Error(), true), nil // want `^this tool handler: $`
		}
		return text(out, false), nil // want `^this tool handler: $`
	}
}

func register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "kept"}, newService().handle)
	s.AddTool(&mcp.Tool{Name: "handed"}, adapt(&worker.Other{})) // want `^the tool handler that is registered here: infrastructure/all$`
}
