// Package hiddenmcpgo answers what hides failures, with mcp-go.
package hiddenmcpgo

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/internal/store"
)

var c = new(store.Client)

func nothing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Nil(ctx))), nil // want "swallowed/dropped: store.Client.list"
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Logged(ctx))), nil // want "swallowed/dropped: store.Client.list"
}

func noElse(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.NoElse(ctx, 1))), nil // want "swallowed/dropped: store.Client.get"
}

func goesOn(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.GoesOn(ctx))), nil // want "swallowed/dropped: store.Client.list"
}

func skips(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Skips(ctx, nil))), nil // want "swallowed/skipped: store.Client.get"
}

func skipsNested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.SkipsNested(ctx, nil))), nil // want "swallowed/skipped: store.Client.list"
}

func ignores(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Ignores(ctx))), nil // want "swallowed/ignored: store.Client.list"
}

func beside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Beside(ctx) // want "swallowed/dropped: store.Client.list"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Count(ctx) // want "swallowed/dropped: store.Client.list"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsLogged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.SkipsLogged(ctx, nil) // want "swallowed/skipped: store.Client.get"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsField(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.SkipsField(ctx, nil) // want "swallowed/skipped: store.Client.get"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsLines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.SkipsLines("jobs") // want "swallowed/skipped: json.Unmarshal"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsRows(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.SkipsRows(ctx) // want "swallowed/skipped: sql.Rows.Scan"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func ignoresFile(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.IgnoresFile("jobs") // want "swallowed/ignored: os.ReadFile"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

// ignoresBelow hides the same, which is reported once.
func ignoresBelow(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.IgnoresBelow(ctx)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func three(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	phase, _, n := c.Three(ctx, 1) // want "swallowed/dropped: store.Client.get"
	return mcp.NewToolResultText(fmt.Sprint(phase, n)), nil
}

// judged says that there is nothing, as nothing does.
func judged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs := c.Nil(ctx)
	if len(jobs) == 0 {
		return mcp.NewToolResultText("There are no jobs."), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

func unasked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Unasked(ctx) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func unaskedLines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.UnaskedLines("jobs") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsAside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given := c.SkipsAside(ctx, nil) // want "swallowed/skipped: store.Client.get"
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsFiles(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.SkipsFiles(".") // want "swallowed/skipped: os.ReadFile"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}
