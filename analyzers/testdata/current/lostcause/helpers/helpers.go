// Package helpers leaves to functions what becomes of an error.
package helpers

import (
	"context"
	"os"

	"example.test/lostcause/internal/problems"
	"example.test/lostcause/internal/store"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Nothing is left of an error in what Vague makes.
func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return problems.Vague("no luck", err), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

func failed(err error) *mcp.CallToolResult {
	if err == nil {
		return nil
	}
	return problems.Vague("no luck", err) // want "lostcause/dropped: err"
}

func byTwo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return masked(err), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

func masked(err error) *mcp.CallToolResult { return problems.Vague("no luck", err) }

// The logs see the error that this one drops.
func noted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, problems.Noted("no luck", err) // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

// What is made of the coded error has nothing of the cause.
func rendered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return answer(taxonomy.Conflict("The file is used.")), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

func answer(err *taxonomy.Error) *mcp.CallToolResult { return mcp.NewToolResultError(err.Message) }

// Fetch has logged the error already.
func loggedWhereItFails(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := store.Fetch(ctx, "a"); err != nil {
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}
