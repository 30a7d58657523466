package denied

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

// needsCode says how to sign in on another device.
type needsCode struct{ instructions string }

func (e *needsCode) Error() string { return "sign in first" }

// Refused says what a service has refused.
type refused struct{ reason string }

func (e *refused) Error() string { return "refused" }

func signIn(ctx context.Context) error { return &needsCode{"open https://example.test"} }

// What the error of the program says is what to do next.
func login(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := signIn(ctx); err != nil {
		var need *needsCode
		if errors.As(err, &need) {
			return mcp.NewToolResultText(need.instructions), nil
		}
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("signed in"), nil
}

// Here it says why it has failed.
func logout(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := signIn(ctx); err != nil {
		var no *refused
		if errors.As(err, &no) {
			return mcp.NewToolResultText("logout failed: " + no.reason), nil // want "falsesuccess/derived: denied.signIn"
		}
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("signed out"), nil
}

// A comment says that half of it is done.
func register(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := signIn(ctx); err != nil {
		// Non-fatal: it is registered until the next start.
		return mcp.NewToolResultText("registered for now: " + err.Error()), nil
	}
	return mcp.NewToolResultText("registered"), nil
}
