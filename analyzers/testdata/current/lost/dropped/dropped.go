// Package dropped drops errors whose texts would help, and others.
package dropped

import (
	"context"
	"database/sql"
	"errors"
	"strconv"

	"github.com/mark3labs/mcp-go/mcp"
)

type tools struct{ db *sql.DB }

// outside drops what a database says: the agent is told that there is nothing.
func (t *tools) outside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := t.db.ExecContext(ctx, "SELECT 1"); err != nil {
		return mcp.NewToolResultError("no such workspace"), nil // want `^this error result drops err of sql\.\(\*DB\)\.ExecContext: .*\(lostcause/dropped\)$`
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
