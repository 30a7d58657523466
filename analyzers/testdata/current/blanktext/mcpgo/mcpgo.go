// Package mcpgo answers with error results without words.
package mcpgo

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
)

const failed = " \n"

func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := os.ReadFile("notes.txt"); err != nil {
		return mcp.NewToolResultError(""), nil // want "blanktext/blank: empty"
	}
	return mcp.NewToolResultText("read"), nil
}

func spaces(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := failed
	return mcp.NewToolResultError(text + "\t"), nil // want "blanktext/blank: spaces"
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return fail(), nil // want "blanktext/blank: helped"
}

func fail() *mcp.CallToolResult { return mcp.NewToolResultError("") }

func worded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("cannot read the notes"), nil
}

func joined(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(strings.Join(os.Args, " ")), nil
}

func appended(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(" " + req.GetString("name", "")), nil
}

func chosen(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := ""
	if req.GetBool("verbose", false) {
		text = "cannot read the notes"
	}
	return mcp.NewToolResultError(text), nil
}

func succeeds(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(""), nil
}

func returned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := load(); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("read"), nil
}

func load() error {
	if _, err := os.ReadFile("notes.txt"); err != nil {
		return fmt.Errorf("load: %w", err)
	}
	return nil
}

type busy struct{ queue int }

func (b busy) Error() string { return fmt.Sprint("queue ", b.queue) }

func typed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(busy{3}.Error()), nil
}

func both(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := os.ReadFile("notes.txt"); err != nil {
		return mcp.NewToolResultError(""), err
	}
	return mcp.NewToolResultText("read"), nil
}
