// Package kube has functions for handlers of other packages.
package kube

import (
	"context"
	"log"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
)

// Quiet shows the output of a process in its success.
func Quiet(ctx context.Context, args ...string) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "kubectl", args...).CombinedOutput()
	if err != nil {
		log.Print(err)
		return mcp.NewToolResultError("kubectl failed"), nil
	}
	return mcp.NewToolResultText(string(out)), nil
}

// Loud shows it in its failure, too.
func Loud(ctx context.Context, args ...string) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "kubectl", args...).CombinedOutput()
	if err != nil {
		return mcp.NewToolResultError(string(out)), nil
	}
	return mcp.NewToolResultText(string(out)), nil
}
