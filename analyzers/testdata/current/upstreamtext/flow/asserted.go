package flow

import (
	"context"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// toolError shows its cause.
type toolError struct {
	name  string
	cause error
}

func (e *toolError) Error() string { return "tool: " + e.cause.Error() }

func runTool(ctx context.Context) (string, error) {
	out, err := exec.CommandContext(ctx, "helm", "list").Output()
	if err != nil {
		return "", &toolError{cause: err}
	}
	return string(out), nil
}

// named returns what is of the type, and nothing else.
func named(ctx context.Context) (string, error) {
	out, err := runTool(ctx)
	if err != nil {
		if found, ok := err.(*toolError); ok {
			found.name = "helm"
			return "", found
		}
		return "", err
	}
	return out, nil
}

func asserted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := named(ctx)
	if err != nil {
		return mcp.NewToolResultError("failed: " + err.Error()), nil // want "upstreamtext/foreign: exec.Cmd.Output"
	}
	return mcp.NewToolResultText(out), nil
}

var ofTools = []server.ToolHandlerFunc{asserted}
