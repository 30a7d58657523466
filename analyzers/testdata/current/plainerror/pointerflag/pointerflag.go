// Package pointerflag makes results of a library whose error flag is a pointer.
package pointerflag

import (
	"context"
	"fmt"

	"github.com/strowk/foxy-contexts/pkg/fxctx"
	"github.com/strowk/foxy-contexts/pkg/mcp"
)

func ptr[T any](v T) *T { return &v }

func byCall(err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: ptr(true), Content: []any{mcp.TextContent{Type: "text", Text: err.Error()}}}
}

func byVariable(err error) *mcp.CallToolResult {
	flag := true
	return &mcp.CallToolResult{IsError: &flag, Content: []any{mcp.TextContent{Type: "text", Text: err.Error()}}}
}

func unflagged(err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: ptr(false), Content: []any{mcp.TextContent{Type: "text", Text: err.Error()}}}
}

func undecided(err error, flag *bool) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: flag, Content: []any{mcp.TextContent{Type: "text", Text: err.Error()}}}
}

func tool(flag *bool) fxctx.Tool {
	return fxctx.NewTool(&mcp.Tool{Name: "a"}, func(ctx context.Context, args map[string]any) *mcp.CallToolResult {
		err := fmt.Errorf("there is no note %v", args["name"])
		switch args["name"] {
		case "a":
			return byCall(err) // want "plainerror/rendered: fmt.Errorf"
		case "b":
			return byVariable(err) // want "plainerror/rendered: fmt.Errorf"
		case "c":
			return unflagged(err)
		}
		return undecided(err, flag)
	})
}

// kept refers to the handlers that nothing here registers.
var kept = []any{tool}
