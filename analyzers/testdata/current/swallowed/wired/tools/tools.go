// Package tools answers what an engine answers: what stands behind that is known only to those who wire it.
package tools

import (
	"context"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/swallowed/wired/engine"
)

type handlers struct{ engine *engine.Engine }

// Register adds the tools.
func Register(s *server.MCPServer, e *engine.Engine) {
	h := handlers{e}
	s.AddTool(mcp.NewTool("names"), h.names)
	s.AddTool(mcp.NewTool("titles"), h.titles)
	s.AddTool(mcp.NewTool("checked"), h.checked)
	s.AddTool(mcp.NewTool("lines"), h.lines)
	s.AddTool(mcp.NewTool("summary"), h.summary)
}

func (h handlers) names(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.engine.Names(ctx, req.GetString("like", "%")))
}

func (h handlers) titles(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.engine.Titles(ctx))
}

func (h handlers) checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.engine.Checked(ctx))
}

func (h handlers) lines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.engine.Lines(ctx))
}

func (h handlers) summary(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s, err := h.engine.Summarize(ctx) // want "swallowed/ignored: engine.Engine.Titles"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return answer(append(s.Names, s.Titles...), nil)
}

func answer(list []string, err error) (*mcp.CallToolResult, error) {
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(strings.Join(list, "\n")), nil
}
