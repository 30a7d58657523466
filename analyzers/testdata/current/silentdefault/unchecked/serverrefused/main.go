// Package main refuses what is empty further on.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: labels"
	s.AddTool(mcp.NewTool("configure", mcp.WithObject("config")), configure)
	s.AddTool(mcp.NewTool("label", mcp.WithObject("labels")), label)
	_ = server.ServeStdio(s)
}

// configure has nothing to configure then, and says so.
func configure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	set := make(map[string]string)
	if given, ok := req.GetArguments()["config"]; ok {
		if config, ok := given.(map[string]any); ok {
			for key, value := range config {
				set[key] = fmt.Sprint(value)
			}
		}
	}
	if len(set) == 0 {
		return mcp.NewToolResultError("config is empty"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(set)), nil
}

// label has a label of its own.
func label(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	set := map[string]string{"seen": "yes"}
	if given, ok := req.GetArguments()["labels"]; ok {
		if labels, ok := given.(map[string]any); ok {
			for key, value := range labels {
				set[key] = fmt.Sprint(value)
			}
		}
	}
	if len(set) == 0 {
		return mcp.NewToolResultError("labels are missing"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(set)), nil
}
