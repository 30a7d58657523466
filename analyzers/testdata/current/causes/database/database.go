// Package database shows what a database says.
package database

import (
	"context"
	"database/sql"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type store struct{ db *sql.DB }

func (s *store) register(m *server.MCPServer) {
	m.AddTool(mcp.NewTool("count"), s.count)
	m.AddTool(mcp.NewTool("query"), s.query)
	m.AddTool(mcp.NewTool("logged"), s.logged)
}

// count asks what the program has written.
func (s *store) count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := s.db.ExecContext(ctx, "SELECT count(*) FROM users"); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/database: sql.DB.ExecContext"
	}
	return mcp.NewToolResultText("ok"), nil
}

// query asks what the agent has written, who needs to know what is wrong with it.
func (s *store) query(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := s.db.ExecContext(ctx, req.GetString("sql", "")); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func (s *store) logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := s.db.ExecContext(ctx, "SELECT 1"); err != nil {
		return mcp.NewToolResultError("The database cannot be reached. Try again later."), nil
	}
	return mcp.NewToolResultText("ok"), nil
}
