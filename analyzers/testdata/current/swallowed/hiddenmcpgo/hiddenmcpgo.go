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
	return mcp.NewToolResultText(fmt.Sprint(c.Nil(ctx))), nil // want `reaches store.\(\*Client\).Nil \(store.go:\d+\), which makes an empty list of a failure of store.\(\*Client\).list: the agent takes it for the answer; return the error, or say in the answer what is missing \(2 handlers\) \(swallowed/dropped\)`
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Logged(ctx))), nil // want `which makes an empty list of a failure of store.\(\*Client\).list, which only a log tells`
}

func noElse(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.NoElse(ctx, 1))), nil // want `which makes nil of a failure of store.\(\*Client\).get`
}

func goesOn(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.GoesOn(ctx))), nil // want `makes an empty list of a failure`
}

func skips(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Skips(ctx, nil))), nil // want `which leaves an item out when store.\(\*Client\).get fails: the agent takes the rest for all there is; return the error, or list in the answer what is missing \(swallowed/skipped\)`
}

func skipsNested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.SkipsNested(ctx, nil))), nil // want `swallowed/skipped`
}

func ignores(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(c.Ignores(ctx))), nil // want `which ignores the error of store.\(\*Client\).list: the agent takes what is left for the answer; return the error \(2 handlers\) \(swallowed/ignored\)`
}

func beside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Beside(ctx) // want `which makes an empty map of a failure of store.\(\*Client\).list, which only a log tells`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Count(ctx) // want `makes an empty list of a failure`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsLogged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.SkipsLogged(ctx, nil) // want `swallowed/skipped`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsField(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.SkipsField(ctx, nil) // want `swallowed/skipped`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsLines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.SkipsLines("jobs") // want `which leaves an item out when json.Unmarshal fails`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsRows(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.SkipsRows(ctx) // want `which leaves an item out when sql.\(\*Rows\).Scan fails`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func ignoresFile(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.IgnoresFile("jobs") // want `which ignores the error of os.ReadFile`
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
	phase, _, n := c.Three(ctx, 1) // want `which makes "" of a failure of store.\(\*Client\).get`
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
	given, err := c.Unasked(ctx) // want `which does not ask why sql.\(\*Rows\).Next ended: the agent takes what was read until something failed for all there is; return the error of Err \(swallowed/iteration\)`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func unaskedLines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.UnaskedLines("jobs") // want `which does not ask why bufio.\(\*Scanner\).Scan ended`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsAside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given := c.SkipsAside(ctx, nil) // want `which leaves an item out when store.\(\*Client\).get fails`
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func skipsFiles(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := store.SkipsFiles(".") // want `which leaves an item out when os.ReadFile fails`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}
