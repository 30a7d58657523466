// Package mcpgo has handlers of mcp-go.
package mcpgo

import (
	"context"
	"fmt"
	"os"

	"example.test/lostcause/internal/problems"
	"example.test/lostcause/internal/store"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func result(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultError("the file cannot be removed"), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

func format(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("name", "")
	if _, err := store.Load(ctx, name); err != nil {
		return mcp.NewToolResultErrorf("%s cannot be read", name), nil // want "lostcause/dropped: store.Load"
	}
	return mcp.NewToolResultText("removed"), nil
}

func helperOfOtherPackage(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return problems.Failed("the file cannot be removed"), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

// A function that builds results counts like a handler.
func build(name string) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("the file cannot be read") // want "lostcause/dropped: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func logsSomethingElse(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		fmt.Fprintln(os.Stderr, "failed")
		return mcp.NewToolResultError("the file cannot be removed"), nil // want "lostcause/dropped: os.Remove"
	}
	return mcp.NewToolResultText("removed"), nil
}

func otherBranchLogs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	quiet := req.GetBool("quiet", false)
	if err := os.Remove("a"); err != nil {
		if quiet {
			return mcp.NewToolResultError("no luck"), nil // want "lostcause/dropped: os.Remove"
		}
		problems.Record(err)
		return mcp.NewToolResultError("the file cannot be removed"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if err := os.Remove("a"); err != nil {
		return nil, taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
	}
	return nil, nil
}

func throughHelper(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if _, err := store.Load(ctx, "a"); err != nil {
		return nil, problems.Drop("There is no such file.", err) // want "lostcause/dropped: store.Load"
	}
	return nil, nil
}
