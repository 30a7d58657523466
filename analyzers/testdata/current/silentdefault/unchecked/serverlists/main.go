// Package main drops arguments beside keys of objects in a list, which do not count.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: dry_run"
	s.AddTool(mcp.NewTool("edit"), edit)
	_ = server.ServeStdio(s)
}

// edit goes through a list of objects.
func edit(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	dry := false
	if b, ok := args["dry_run"].(bool); ok {
		dry = b
	}
	edits, ok := args["edits"].([]any)
	if !ok {
		return mcp.NewToolResultError("edits must be a list"), nil
	}
	text := fmt.Sprint(dry)
	for _, v := range edits {
		edit, ok := v.(map[string]any)
		if !ok {
			return mcp.NewToolResultError("each edit must be an object"), nil
		}
		line := 1
		if n, ok := edit["line"].(float64); ok {
			line = int(n)
		}
		text += fmt.Sprint(line)
	}
	return mcp.NewToolResultText(text), nil
}
