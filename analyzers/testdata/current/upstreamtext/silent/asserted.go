package silent

import (
	"context"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// toolError is the only error of run.
type toolError struct{ cause error }

func (e *toolError) Error() string { return "tool: " + e.cause.Error() }

func run(ctx context.Context) (string, error) {
	out, err := exec.CommandContext(ctx, "helm", "list").Output()
	if err != nil {
		return "", &toolError{err}
	}
	return string(out), nil
}

func asserted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := run(ctx)
	if _, ok := err.(*toolError); ok {
		return mcp.NewToolResultError("Helm has failed."), nil
	}
	if err != nil {
		return mcp.NewToolResultError("failed: " + err.Error()), nil
	}
	return mcp.NewToolResultText(out), nil
}

func switched(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := run(ctx)
	switch err := err.(type) {
	case nil:
		return mcp.NewToolResultText(out), nil
	case *toolError:
		return mcp.NewToolResultError("Helm has failed."), nil
	default:
		return mcp.NewToolResultError("failed: " + err.Error()), nil
	}
}

// told are known by their type.
var told = []server.ToolHandlerFunc{asserted, switched}
