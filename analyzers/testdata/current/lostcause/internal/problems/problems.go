// Package problems makes errors for the handlers.
package problems

import (
	"errors"
	"fmt"
	"log/slog"

	"example.test/lostcause/internal/problems/base"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Keep keeps the error.
func Keep(message string, err error) error { return base.Keep(message, err) }

// Drop does not.
func Drop(message string, err error) error { return base.Drop(message) }

// Convert finds a code for the error.
func Convert(err error) error {
	if errors.Is(err, errClosed) {
		return taxonomy.Conflict("The book is closed.", taxonomy.Cause(err))
	}
	return fmt.Errorf("failed: %w", err)
}

var errClosed = errors.New("closed")

// Result makes an error result that says what the error is.
func Result(message string, err error) *mcp.CallToolResult {
	return mcp.NewToolResultError(message + ": " + err.Error())
}

// Failed makes an error result, for which the error cannot be seen.
func Failed(message string) *mcp.CallToolResult { return mcp.NewToolResultError(message) }

// Logged makes an error result and records the error.
func Logged(message string, err error) *mcp.CallToolResult {
	Record(err)
	return mcp.NewToolResultError(message)
}

// Vague makes an error result in which nothing is left of the error.
func Vague(message string, err error) *mcp.CallToolResult { return mcp.NewToolResultError(message) }

// Noted records the error and makes another one.
func Noted(message string, err error) error {
	Record(err)
	return errors.New(message)
}

// Record records an error.
func Record(err error) { slog.Error("failed", "err", err) }
