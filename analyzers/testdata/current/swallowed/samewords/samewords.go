// Package samewords answers a failure in the words for an empty value.
package samewords

import (
	"context"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
)

func handler(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(list() + other() + mode() + none()), nil
}

func list() string {
	entries, err := os.ReadDir("notes")
	if err != nil {
		return "There are no notes." // want "swallowed/dropped: os.ReadDir"
	}
	if len(entries) == 0 {
		return "There are no notes."
	}
	return "Notes: " + entries[0].Name()
}

// other says of a failure what it says of nothing else.
func other() string {
	entries, err := os.ReadDir("notes")
	if err != nil {
		return "The notes cannot be read."
	}
	if len(entries) == 0 {
		return "There are no notes."
	}
	return "Notes: " + entries[0].Name()
}

// mode has a default, which says nothing of what is there.
func mode() string {
	text, err := os.ReadFile("mode")
	if err != nil {
		return "read and write"
	}
	if len(text) == 0 {
		return "read and write"
	}
	return strings.TrimSpace(string(text))
}

// none is a word that the program compares with, and no answer.
func none() string {
	text, err := os.ReadFile("mode")
	if err != nil {
		return "none"
	}
	if len(text) == 0 {
		return "none"
	}
	return string(text)
}
