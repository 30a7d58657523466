// Package typed takes arguments of another type for missing ones, with mcp-go.
package typed

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type page struct{ Title, Text, Lang string }

var pages []page

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("create_page", mcp.WithString("title", mcp.Required()), mcp.WithString("text")), create)
	s.AddTool(mcp.NewTool("find_page", mcp.WithString("title", mcp.Required()), mcp.WithString("lang")), find)
	s.AddTool(mcp.NewTool("list_pages", mcp.WithString("lang")), list)
	s.AddTool(mcp.NewTool("delete_preview", mcp.WithReadOnlyHintAnnotation(true), mcp.WithString("lang")), preview)
	s.AddTool(mcp.NewTool("update_page", mcp.WithString("title", mcp.Required()), mcp.WithString("filter", mcp.Required())), silent)
	s.AddTool(mcp.NewTool("set_page", mcp.WithString("title")), fat)
}

func create(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title, err := req.RequireString("title")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	text, _ := req.GetArguments()["text"].(string) // want "silentdefault/empty: text"
	pages = append(pages, page{Title: title, Text: text})
	return mcp.NewToolResultText("created"), nil
}

func find(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	p := page{Title: req.GetString("title", ""), Lang: req.GetString("lang", "")} // want "silentdefault/empty: title"
	return mcp.NewToolResultText(fmt.Sprint(p)), nil
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lang, _ := req.GetArguments()["lang"].(string) // want "silentdefault/empty: lang"
	return mcp.NewToolResultText(fmt.Sprint(page{Lang: lang})), nil
}

func preview(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(page{Lang: req.GetString("lang", "")})), nil
}

func silent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	title, _ := args["title"].(string)
	if title == "" {
		return mcp.NewToolResultError("title is missing"), nil
	}
	lang, ok := args["lang"].(string)
	if !ok {
		return mcp.NewToolResultError("lang is missing"), nil
	}
	mode, _ := args["mode"].(string)
	switch mode {
	case "new", "old":
	default:
		return mcp.NewToolResultError("mode is new or old"), nil
	}
	filterJSON, _ := args["filter"].(string)
	var filter map[string]any
	if err := json.Unmarshal([]byte(filterJSON), &filter); err != nil {
		return mcp.NewToolResultErrorFromErr("filter", err), nil
	}
	kind := req.GetString("kind", "page")
	return mcp.NewToolResultText(fmt.Sprint(page{title, mode + kind, lang}, filter)), nil
}

func fat(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title, err := req.RequireString("title")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return inner(ctx, mcp.CallToolRequest{Params: mcp.CallToolParams{Arguments: map[string]any{"title": title}}})
}

// inner is given what fat has checked.
func inner(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(page{Title: req.GetString("title", "")})), nil
}
