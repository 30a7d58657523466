// Package missing answers as a success that what was asked for by its name is not there, or was not named.
package missing

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

var files = map[string]string{}

func get(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("name", "")
	for known, text := range files {
		if known == name {
			return mcp.NewToolResultText(text), nil
		}
	}
	return mcp.NewToolResultText(fmt.Sprintf("File '%s' not found in project %s", name, "notes")), nil // want "falsesuccess/text: get"
}

func getJoined(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("name", "")
	text, ok := files[name]
	if !ok {
		return mcp.NewToolResultText("File not found: " + name + ". Use list_files to see all."), nil // want "falsesuccess/text: getJoined"
	}
	return mcp.NewToolResultText(text), nil
}

func style(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fields := req.GetStringSlice("fields", nil)
	if len(fields) == 0 {
		return mcp.NewToolResultText("No style changes specified for the document"), nil // want "falsesuccess/text: style"
	}
	return mcp.NewToolResultText("Done."), nil
}

func kind(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if kind := req.GetString("kind", ""); kind != "daily" {
		return mcp.NewToolResultText(fmt.Sprintf("Unknown trigger type: %s", kind)), nil // want "falsesuccess/text: kind"
	}
	return mcp.NewToolResultText("Done."), nil
}

func search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if len(files) == 0 {
		return mcp.NewToolResultText("No files found for the given parameters."), nil
	}
	if len(files) == 1 {
		return mcp.NewToolResultText("No files found in the time range that was specified"), nil
	}
	for name := range files {
		if name == "a" {
			return mcp.NewToolResultText("found"), nil
		}
	}
	return mcp.NewToolResultText("No matching file found"), nil
}

func health(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for name := range files {
		if name == "down" {
			return mcp.NewToolResultText("Unknown state: " + name + ". Error rates are low."), nil
		}
	}
	return mcp.NewToolResultText("Error rates of all files are low"), nil
}
