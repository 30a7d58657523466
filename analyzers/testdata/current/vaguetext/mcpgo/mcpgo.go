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
	return mcp.NewToolResultText(fmt.Sprintf("found %#v", shared)), nil // want "vaguetext/memory: *mcpgo.client"
}

func inFailure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("of %s: %v", shared, errGone), nil // want "vaguetext/memory: *mcpgo.client"
}

func hiddenTime(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprintf("found %v", record{})), nil // want "vaguetext/memory: mcpgo.record"
}

func channel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	done := make(chan int)
	return mcp.NewToolResultError(fmt.Sprintln("waited for", done)), nil // want "vaguetext/memory: chan int"
}

func wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := fmt.Errorf("of %v: %w", shared, errGone) // want "vaguetext/memory: *mcpgo.client"
	return mcp.NewToolResultErrorFromErr("cannot search", err), nil
}
