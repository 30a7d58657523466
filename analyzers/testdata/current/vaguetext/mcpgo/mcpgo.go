// Package mcpgo prints what lies in memory.
package mcpgo

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
)

type client struct {
	HTTP *http.Client
	Base string
}

type record struct {
	name string
	at   time.Time // unexported, so that its method does not count
}

var errGone = errors.New("there is no such order")

var shared = &client{}

func inText(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprintf("found %#v", shared)), nil // want `^this tool handler has a \*mcpgo.client printed: .*\(vaguetext/memory\)$`
}

func inFailure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("of %s: %v", shared, errGone), nil // want `has a \*mcpgo.client printed: `
}

func hiddenTime(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprintf("found %v", record{})), nil // want `has a mcpgo.record printed: `
}

func channel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	done := make(chan int)
	return mcp.NewToolResultError(fmt.Sprintln("waited for", done)), nil // want `has a chan int printed: `
}

func wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := fmt.Errorf("of %v: %w", shared, errGone) // want `has a \*mcpgo.client printed: `
	return mcp.NewToolResultErrorFromErr("cannot search", err), nil
}
