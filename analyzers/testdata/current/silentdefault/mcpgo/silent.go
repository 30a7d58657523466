package mcpgo

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
)

func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	last, err := time.ParseDuration(req.GetString("last", "30s"))
	if err != nil {
		return mcp.NewToolResultErrorFromErr("last", err), nil
	}
	return mcp.NewToolResultText(last.String()), nil
}

func missing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(req.GetInt("limit", 10))), nil
}

func warned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	warning := ""
	n, err := strconv.Atoi(req.GetString("limit", "10"))
	if err != nil {
		n, warning = 10, "limit is no number: 10 was taken"
	}
	return mcp.NewToolResultText(fmt.Sprint(n, warning)), nil
}

func listed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var warnings []string
	n, err := strconv.Atoi(req.GetString("limit", "10"))
	if err != nil {
		warnings = append(warnings, err.Error())
	}
	return mcp.NewToolResultText(fmt.Sprint(n, warnings)), nil
}

func inTurn(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("since", "")
	if t, err := time.Parse(time.RFC3339, text); err == nil {
		return mcp.NewToolResultText(t.String()), nil
	}
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("since", err), nil
	}
	return mcp.NewToolResultText(t.String()), nil
}

func layouts(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for _, layout := range []string{time.RFC3339, time.DateOnly} {
		if t, err := time.Parse(layout, req.GetString("since", "")); err == nil {
			return mcp.NewToolResultText(t.String()), nil
		}
	}
	return mcp.NewToolResultError("since is no date"), nil
}

func kind(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	number := false
	if _, err := strconv.Atoi(req.GetString("id", "")); err == nil {
		number = true
	}
	return mcp.NewToolResultText(fmt.Sprint(number)), nil
}

func environment(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := 10
	if n, err := strconv.Atoi(os.Getenv("LIMIT")); err == nil {
		limit = n
	}
	return mcp.NewToolResultText(fmt.Sprint(limit)), nil
}

func constant(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	last, _ := time.ParseDuration("30s")
	return mcp.NewToolResultText(last.String()), nil
}

func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var command []string
	list, _ := req.GetArguments()["flags"].([]any) // want "silentdefault/type: flags"
	for i, flag := range list {
		text, ok := flag.(string)
		if !ok {
			return mcp.NewToolResultError(fmt.Sprintf("flag %d is no string", i)), nil
		}
		command = append(command, text)
	}
	return mcp.NewToolResultText(fmt.Sprint(command)), nil
}

func formatted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var command []string
	list, _ := req.GetArguments()["flags"].([]any) // want "silentdefault/type: flags"
	for _, flag := range list {
		if text, ok := flag.(string); ok {
			command = append(command, text)
		} else {
			command = append(command, fmt.Sprint(flag))
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(command)), nil
}

func given(lists []any) []string {
	var texts []string
	for _, v := range lists {
		if text, ok := v.(string); ok {
			texts = append(texts, text)
		}
	}
	return texts
}

var _ = given([]any{"a"})
