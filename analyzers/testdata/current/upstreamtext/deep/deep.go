// Package deep returns what services return, and what those get from below.
package deep

import (
	"context"

	"example.test/upstreamtext/internal/client"
	"example.test/upstreamtext/internal/service"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tools struct{ svc *service.Service }

func (t *tools) row(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := t.svc.Load(ctx, req.Params.Name)
	if err != nil {
		return nil, err // want "upstreamtext/foreign: sql.DB.QueryContext"
	}
	return mcp.NewToolResultText(name), nil
}

func (t *tools) get(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, err := t.svc.Download(ctx, req.Params.Name)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("download", err), nil // want "upstreamtext/transport: http.Get"
	}
	return mcp.NewToolResultText("ok"), nil
}

func (t *tools) read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := t.svc.Config(req.Params.Name)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func (t *tools) run(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("ok"), t.svc.Start(ctx, req.Params.Name) // want "upstreamtext/foreign: exec.Cmd.Run"
}

func (t *tools) coded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := t.svc.Coded(ctx, req.Params.Name)
	if err != nil {
		return nil, err // want "upstreamtext/foreign: sql.DB.QueryContext"
	}
	return mcp.NewToolResultText(name), nil
}

func (t *tools) oneDeep(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, client.Run(ctx, req.Params.Name) // want "upstreamtext/foreign: exec.Cmd.Run"
}

func (t *tools) safe(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, t.svc.Safe(ctx, req.Params.Name)
}

func (t *tools) dropped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := client.Dropped(req.Params.Name); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func (t *tools) converted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := t.svc.Start(ctx, req.Params.Name); err != nil {
		return nil, service.Failure(err)
	}
	return mcp.NewToolResultText("ok"), nil
}

// Add registers the tools.
func (t *tools) Add(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("row"), t.row)
}

// kept refers to the handlers that nothing here registers.
var kept = []any{(*tools).coded, (*tools).get, (*tools).oneDeep, (*tools).read, (*tools).run}
