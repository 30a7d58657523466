// Package searchmcpgo reads arguments as what they are not, and parses some, with mcp-go.
package searchmcpgo

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("never", mcp.WithNumber("limit"), mcp.WithArray("names"), mcp.WithObject("labels")), neverOfType)
	s.AddTool(mcp.NewTool("ids", mcp.WithArray("ids"), mcp.WithNumber("offset")), neverInHelper)
	s.AddTool(mcp.NewTool("parsed", mcp.WithString("since"), mcp.WithString("page"), mcp.WithString("exact")), parsedAway)
	s.AddTool(mcp.NewTool("bounded", mcp.WithString("timeout")), parsedBelow)
	s.AddTool(mcp.NewTool("converted", mcp.WithNumber("limit"), mcp.WithArray("names")), converted)
	s.AddTool(mcp.NewTool("refused", mcp.WithString("since"), mcp.WithString("page"), mcp.WithString("exact")), refused)
	s.AddTool(mcp.NewTool("warned", mcp.WithString("since")), warned)
	s.AddTool(mcp.NewTool("layouts", mcp.WithString("since")), inLayouts)
	s.AddTool(mcp.NewTool("absent", mcp.WithString("page")), absent)
}

func neverOfType(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	limit := int64(10)
	if n, ok := args["limit"].(int64); ok { // want "silentdefault/never: limit"
		limit = n
	}
	names, _ := args["names"].([]string)             // want "silentdefault/never: names"
	labels, ok := args["labels"].(map[string]string) // want "silentdefault/never: labels"
	if !ok {
		labels = map[string]string{"all": "yes"}
	}
	return mcp.NewToolResultText(fmt.Sprint(limit, names, labels)), nil
}

func neverInHelper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(ids(req), offset(req))), nil
}

func ids(req mcp.CallToolRequest) []int {
	list, ok := req.GetArguments()["ids"].([]int) // want "silentdefault/never: ids"
	if !ok {
		return []int{1}
	}
	return list
}

func offset(req mcp.CallToolRequest) int32 {
	if n, ok := req.GetArguments()["offset"].(int32); ok { // want "silentdefault/never: offset"
		return n
	}
	return 1
}

func parsedAway(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	since, err := time.Parse(time.RFC3339, req.GetString("since", "2024-01-01T00:00:00Z")) // want "silentdefault/parsed: time.Parse"
	if err != nil {
		since = time.Now().Add(-time.Hour)
	}
	page := uint64(1)
	if n, err := strconv.ParseUint(req.GetString("page", "1"), 10, 64); err == nil { // want "silentdefault/parsed: strconv.ParseUint"
		page = n
	}
	exact, _ := strconv.ParseBool(req.GetString("exact", "false")) // want "silentdefault/parsed: strconv.ParseBool"
	return mcp.NewToolResultText(fmt.Sprint(since, page, exact)), nil
}

func parsedBelow(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(timeout(req.GetString("timeout", "10s")).String()), nil
}

func timeout(text string) time.Duration {
	timeout := 10 * time.Second
	if d, err := time.ParseDuration(text); err == nil { // want "silentdefault/parsed: time.ParseDuration"
		timeout = d
	}
	return timeout
}

// What follows says what is wrong, or has nothing to say.

func converted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit, ok := req.GetArguments()["limit"].(float64)
	if !ok {
		return mcp.NewToolResultError("limit must be a number"), nil
	}
	names, ok := req.GetArguments()["names"].([]any)
	if !ok {
		return mcp.NewToolResultError("names must be a list"), nil
	}
	for i, name := range names {
		if _, ok := name.(string); !ok {
			return mcp.NewToolResultError(fmt.Sprintf("name %d is no text", i)), nil
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(int(limit), names)), nil
}

func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	since, err := time.Parse(time.RFC3339, req.GetString("since", "2024-01-01T00:00:00Z"))
	if err != nil {
		return mcp.NewToolResultError("since must be a time"), nil
	}
	page, err := pageOf(req.GetString("page", "1"))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	exact, err := strconv.ParseBool(req.GetString("exact", "false"))
	if err != nil {
		return mcp.NewToolResultError("exact must be true or false"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(since, page, exact)), nil
}

func pageOf(text string) (int, error) {
	page, err := strconv.Atoi(text)
	if err != nil || page < 1 {
		return 0, errors.New("page must be a number from 1 on")
	}
	return page, nil
}

func warned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := ""
	since, err := time.Parse(time.DateOnly, req.GetString("since", "2024-01-01"))
	if err != nil {
		since = time.Now()
		text = "Note: since is no date and was ignored.\n"
	}
	return mcp.NewToolResultText(text + since.String()), nil
}

func inLayouts(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for _, layout := range []string{time.RFC3339, time.DateOnly} {
		if since, err := time.Parse(layout, req.GetString("since", "2024-01-01")); err == nil {
			return mcp.NewToolResultText(since.String()), nil
		}
	}
	return mcp.NewToolResultError("since must be a date or a time"), nil
}

func absent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	page := 1
	if text := req.GetString("page", ""); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			return mcp.NewToolResultError("page must be a number"), nil
		}
		page = n
	}
	return mcp.NewToolResultText(strconv.Itoa(page)), nil
}

var _ = register
