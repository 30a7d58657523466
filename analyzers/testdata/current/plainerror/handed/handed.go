// Package handed hands literals with results to functions that return these.
package handed

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/plainerror/handed/steps"
)

func check(name string) error {
	if name == "" {
		return fmt.Errorf("name is empty")
	}
	return nil
}

func plainly(do func() (*mcp.CallToolResult, error)) (*mcp.CallToolResult, error) { return do() }

// forgets returns what the function is called for in no case.
func forgets(do func() (*mcp.CallToolResult, error)) (*mcp.CallToolResult, error) {
	if _, err := do(); err != nil {
		return nil, nil
	}
	return mcp.NewToolResultError("it never works"), nil
}

func near(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return plainly(func() (*mcp.CallToolResult, error) { // want "plainerror/rendered: near"
		if err := check(req.GetString("name", "")); err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText("done"), nil
	})
}

func far(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return steps.Ready(true, func() (*mcp.CallToolResult, error) { // want "plainerror/rendered: far"
		if err := check(req.GetString("name", "")); err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText("done"), nil
	})
}

// warned shows the error in a success.
func warned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return steps.Ready(true, func() (*mcp.CallToolResult, error) {
		if err := check(req.GetString("name", "")); err != nil {
			return mcp.NewToolResultText("done, but " + err.Error()), nil
		}
		return mcp.NewToolResultText("done"), nil
	})
}

func forgotten(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return forgets(func() (*mcp.CallToolResult, error) {
		return mcp.NewToolResultError(check("").Error()), nil
	})
}

var handlers = []server.ToolHandlerFunc{near, far, warned, forgotten}
