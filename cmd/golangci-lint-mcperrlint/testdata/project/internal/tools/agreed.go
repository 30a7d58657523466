package tools

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"

	"example.test/project/store"
)

// Nothing is wrong with this file in our eyes. Other linters see it otherwise.

var failures = contract.Contract{{
	Reason:   "note_missing",
	Code:     taxonomy.CodeNotFound,
	When:     "There is no note with this name.",
	Recovery: "Ask the user for the name of an existing note.",
}}

// Serve registers the handlers.
func Serve(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("answered"), answered)
	s.AddTool(mcp.NewTool("coded"), coded)
	s.AddTool(mcp.NewTool("needed"), needed)
}

func answered(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := store.Read(request.GetString("name", ""))
	if err != nil {
		slog.ErrorContext(ctx, "read", "error", err)
		return mcp.NewToolResultError("There is no such note. Ask the user for another name."), nil
	}
	return mcp.NewToolResultText(text), nil
}

func coded(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := store.Read(request.GetString("name", ""))
	if errors.Is(err, fs.ErrNotExist) {
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
