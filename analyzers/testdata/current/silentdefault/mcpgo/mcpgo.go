// Package mcpgo replaces arguments, with mcp-go.
package mcpgo

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"path/filepath"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
)

func duration(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	last, err := time.ParseDuration(req.GetString("last", "30s")) // want "silentdefault/parsed: time.ParseDuration"
	if err != nil {
		last = 30 * time.Second
	}
	return mcp.NewToolResultText(last.String()), nil
}

func revision(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	revision := 0
	if text := req.GetString("revision", ""); text != "" {
		if n, err := strconv.Atoi(text); err == nil { // want "silentdefault/parsed: strconv.Atoi"
			revision = n
		}
	}
	return mcp.NewToolResultText(fmt.Sprint("rolled back to ", revision)), nil
}

func ignored(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, _ := strconv.Atoi(req.GetString("count", "1")) // want "silentdefault/parsed: strconv.Atoi"
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	due := time.Now()
	if t, err := time.Parse(time.DateOnly, req.GetString("due", "")); err != nil { // want "silentdefault/parsed: time.Parse"
		log.Print(err)
	} else {
		due = t
	}
	return mcp.NewToolResultText(due.String()), nil
}

func pattern(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	matched, _ := filepath.Match(req.GetString("pattern", "*"), "notes.txt") // want "silentdefault/parsed: filepath.Match"
	return mcp.NewToolResultText(fmt.Sprint(matched)), nil
}

func badPattern(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	matched, err := filepath.Match(req.GetString("pattern", "*"), "notes.txt")
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(fmt.Sprint(matched)), nil
}

type options struct {
	Due   *time.Time
	Extra map[string]any
}

func field(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var o options
	if t, err := time.Parse(time.DateOnly, req.GetString("due", "")); err == nil { // want "silentdefault/parsed: time.Parse"
		o.Due = &t
	}
	if err := json.Unmarshal([]byte(req.GetString("extra", "{}")), &o.Extra); err != nil { // want "silentdefault/parsed: json.Unmarshal"
		log.Print(err)
	}
	return mcp.NewToolResultText(fmt.Sprint(o)), nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(limit(req.GetString("limit", "10")))), nil
}

func limit(text string) int {
	limit := 10
	if n, err := strconv.Atoi(text); err == nil { // want "silentdefault/parsed: strconv.Atoi"
		limit = n
	}
	return limit
}

func elements(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	command := []string{"run"}
	list, _ := req.GetArguments()["flags"].([]any) // want "silentdefault/type: flags"
	for _, flag := range list {
		if text, ok := flag.(string); ok { // want "silentdefault/element: flags"
			command = append(command, text)
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(command)), nil
}
