// Package dropped drops errors: by default those are told for which the new one has a place.
package dropped

import (
	"context"
	"database/sql"
	"errors"
	"strconv"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type tools struct{ db *sql.DB }

// outside drops what a database says: the agent is told that there is nothing.
func (t *tools) outside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := t.db.ExecContext(ctx, "SELECT 1"); err != nil {
		return mcp.NewToolResultError("no such workspace"), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// coded drops what logs would show beside the code.
func (t *tools) coded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := t.db.ExecContext(ctx, "SELECT 1"); err != nil {
		return nil, taxonomy.NotFound("There is no such workspace.") // want "lostcause/dropped: sql.DB.ExecContext"
	}
	return mcp.NewToolResultText("ok"), nil
}

// inside drops what the package has written itself.
func (t *tools) inside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return mcp.NewToolResultError("that does not work"), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func check(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	return nil
}

// converted drops what would say no more.
func (t *tools) converted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, err := strconv.Atoi(page)
	if err != nil {
		return nil, errors.New("page is no number")
	}
	return mcp.NewToolResultText(strconv.Itoa(n)), nil
}

var page = "1"
