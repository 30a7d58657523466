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
		return problems.Vague("no luck", err), nil // want `^this error result drops err of os\.Remove: the agent gets nothing of the cause, and nothing here records it; log err before this is returned \(lostcause/dropped\)$`
	}
	return mcp.NewToolResultText("removed"), nil
}

func failed(err error) *mcp.CallToolResult {
	if err == nil {
		return nil
	}
	return problems.Vague("no luck", err) // want `^this error result drops err: the agent gets nothing of the cause, and nothing here records it; log err before this is returned \(lostcause/dropped\)$`
}

func byTwo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return masked(err), nil // want `^this error result drops err of os\.Remove: `
	}
	return mcp.NewToolResultText("removed"), nil
}

func masked(err error) *mcp.CallToolResult { return problems.Vague("no luck", err) }

// The logs see the error that this one drops.
func noted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, problems.Noted("no luck", err) // want `^this error drops err of os\.Remove: errors\.Is, errors\.As and classification see nothing of the cause; wrap err with %w, or return a coded error with taxonomy\.Cause\(err\) \(lostcause/dropped\)$`
	}
	return mcp.NewToolResultText("removed"), nil
}

// What is made of the coded error has nothing of the cause.
func rendered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return answer(taxonomy.Conflict("The file is used.")), nil // want `^this error result drops err of os\.Remove: the agent gets nothing of the cause`
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
