// Package rangedmcpgo answers for less than there is, with mcp-go.
package rangedmcpgo

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type job struct{ Name string }

// Store is implemented elsewhere.
type Store interface {
	Jobs(ctx context.Context, name string) ([]job, error)
}

var store Store

func listed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, _ := store.Jobs(ctx, "a") // want "swallowed/ignored: rangedmcpgo.Store.Jobs"
	var text strings.Builder
	for _, j := range jobs {
		text.WriteString(j.Name)
	}
	return mcp.NewToolResultText(text.String()), nil
}

func parallel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	found := make(chan string, 1)
	go func() {
		defer close(found)
		entries, _ := os.ReadDir("jobs") // want "swallowed/ignored: os.ReadDir"
		for _, entry := range entries {
			found <- entry.Name()
		}
	}()
	text := ""
	for name := range found {
		text += name
	}
	return mcp.NewToolResultText(text), nil
}

func nothing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, err := store.Jobs(ctx, "a")
	if err != nil || len(jobs) == 0 {
		return mcp.NewToolResultText("no jobs of a"), nil // want "swallowed/dropped: rangedmcpgo.Store.Jobs"
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, err := store.Jobs(ctx, "a")
	if len(jobs) == 0 || err != nil {
		log.Print(err)
		return mcp.NewToolResultText("no jobs of a"), nil // want "swallowed/dropped: rangedmcpgo.Store.Jobs"
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

// kept has done what it was asked for: only its size is missing.
func kept(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.WriteFile("jobs/a", nil, 0o600); err != nil {
		return nil, err
	}
	jobs, err := store.Jobs(ctx, "a")
	if err != nil || len(jobs) == 0 {
		return mcp.NewToolResultText("kept job a"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

// blank answers without words.
func blank(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, err := store.Jobs(ctx, "a")
	if err != nil || len(jobs) == 0 {
		return mcp.NewToolResultText("[]"), nil // want "swallowed/dropped: rangedmcpgo.Store.Jobs"
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, err := store.Jobs(ctx, "a")
	if err != nil || len(jobs) == 0 {
		return mcp.NewToolResultError("no jobs of a could be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, err := store.Jobs(ctx, "a")
	if err != nil || len(jobs) == 0 {
		return mcp.NewToolResultText(fmt.Sprint("no jobs of a: ", err)), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, _ := store.Jobs(ctx, "a")
	if len(jobs) == 0 {
		return mcp.NewToolResultError("no jobs of a could be read"), nil
	}
	text := ""
	for _, j := range jobs {
		text += j.Name
	}
	return mcp.NewToolResultText(text), nil
}

var _ = []server.ToolHandlerFunc{listed, parallel, nothing, logged, kept, blank, refused, told, asked}
