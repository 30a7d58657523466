package tools

import (
	"context"
	"database/sql"
	"errors"
	"log/slog"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Nothing is wrong with this file in our eyes. Other linters see it otherwise.

var failures = contract.Contract{{
	Reason:   "note_missing",
	Code:     taxonomy.CodeNotFound,
	When:     "There is no note yet.",
	Recovery: "Ask the user to write a note first.",
}}

// Serve registers the handlers.
func (s Server) Serve(m *server.MCPServer) {
	m.AddTool(mcp.NewTool("answered"), s.answered)
	m.AddTool(mcp.NewTool("coded"), s.coded)
	m.AddTool(mcp.NewTool("needed"), needed)
}

func (s Server) answered(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := s.Notes.Newest(ctx)
	if err != nil {
		slog.ErrorContext(ctx, "read", "error", err)
		return mcp.NewToolResultError("There is no note yet. Ask the user to write one."), nil
	}
	return mcp.NewToolResultText(text), nil
}

func (s Server) coded(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := s.Notes.Newest(ctx)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, failures.Fail("note_missing", "", taxonomy.Cause(err))
	}
	if err != nil {
		slog.ErrorContext(ctx, "read", "error", err)
		return refused()
	}
	return mcp.NewToolResultText(text), nil
}

func needed(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := request.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError("A name is needed. Call the tool again with one."), nil
	}
	return mcp.NewToolResultText(name), nil
}

func refused() (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("The notes cannot be read. Do not try again."), nil
}
