// Package folded has one function through which what a database says gets to several handlers,
// and a package that does the same.
package folded

import (
	"context"
	"database/sql"

	"example.test/causes/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tools struct {
	db     *sql.DB
	client *client.DB
}

func (t *tools) register(m *server.MCPServer) {
	m.AddTool(mcp.NewTool("first"), t.first)
	m.AddTool(mcp.NewTool("second"), t.second)
	m.AddTool(mcp.NewTool("users"), t.users)
	m.AddTool(mcp.NewTool("orders"), t.orders)
}

func (t *tools) ask(ctx context.Context) error {
	_, err := t.db.ExecContext(ctx, "DELETE FROM notes") // want "upstreamtext/database: sql.DB.ExecContext"
	return err
}

func (t *tools) first(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := t.ask(ctx); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func (t *tools) second(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := t.ask(ctx); err != nil {
		return mcp.NewToolResultErrorFromErr("first", err), nil
	}
	if err := t.ask(ctx); err != nil {
		return mcp.NewToolResultErrorFromErr("second", err), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func (t *tools) users(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := t.client.Users(ctx); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/database: sql.DB.QueryContext"
	}
	return mcp.NewToolResultText("ok"), nil
}

func (t *tools) orders(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := t.client.Orders(ctx); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}
