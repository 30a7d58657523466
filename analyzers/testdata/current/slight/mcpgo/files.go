package mcpgo

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/slight/internal/store"
)

func registerFiles(s *server.MCPServer, t tools) {
	s.AddTool(mcp.NewTool("status"), t.status)
	s.AddTool(mcp.NewTool("first"), t.first)
	s.AddTool(mcp.NewTool("files"), t.files)
}

// A state is there while the daemon runs.
type state struct{ text string }

func readState(dir string) *state {
	data, err := os.ReadFile(dir + "/state.json")
	if err != nil {
		return nil
	}
	return &state{string(data)}
}

// status asks whether there is a state: without a file there is none.
func (t tools) status(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if s := readState(r.GetString("dir", "")); s != nil {
		return mcp.NewToolResultText("running: " + s.text), nil
	}
	return mcp.NewToolResultText("not running"), nil
}

// first asks a service: that it fails says nothing about the note.
func (t tools) first(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if note := t.noteOf(ctx, r.GetString("id", "")); note != nil {
		return mcp.NewToolResultText("note: " + note.Title), nil
	}
	return mcp.NewToolResultText("no note"), nil
}

func (t tools) noteOf(ctx context.Context, id string) *store.Note {
	note, err := store.Get(ctx, t.notes, id)
	if err != nil {
		return nil // want "swallowed/dropped: store.Get"
	}
	return note
}

// files lists what is there: a folder that cannot be read looks like one that is empty.
func (t tools) files(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(namesIn(r.GetString("dir", "")))
}

func namesIn(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil // want "swallowed/dropped: os.ReadDir"
	}
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}
