package mcpgo

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/slight/internal/store"
)

func registerBeside(s *server.MCPServer, t tools) {
	s.AddTool(mcp.NewTool("get_note"), t.getNote)
	s.AddTool(mcp.NewTool("by_client"), t.byClient)
	s.AddTool(mcp.NewTool("only"), t.only)
	s.AddTool(mcp.NewTool("attach"), t.attach)
	s.AddTool(mcp.NewTool("attached"), t.attached)
	s.AddTool(mcp.NewTool("folders"), t.folders)
}

// The note is there, and its labels stand beside it.
func (t tools) getNote(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	note, err := store.Get(ctx, t.notes, r.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	answer := map[string]any{"note": note}
	if labels, err := t.notes.Labels(ctx, note.ID); err == nil {
		answer["labels"] = labels
	}
	return mcp.NewToolResultText(fmt.Sprint(answer)), nil
}

// A client is nothing to answer.
func (t tools) byClient(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	client, err := store.Connect(ctx, t.notes)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	lines := []string{"labels"}
	if labels, err := client.Labels(ctx, r.GetString("id", "")); err == nil { // want "swallowed/dropped: store.Client.Labels"
		lines = append(lines, labels...)
	}
	return text(lines)
}

// Here it is all there is.
func (t tools) only(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer := map[string]any{}
	if labels, err := t.notes.Labels(ctx, r.GetString("id", "")); err == nil { // want "swallowed/dropped: store.Store.Labels"
		answer["labels"] = labels
	}
	return mcp.NewToolResultText(fmt.Sprint(answer)), nil
}

// A flag of what came says whether all is well.
func (t tools) attach(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	done := store.Attach(ctx, t.notes, r.GetString("id", ""))
	lines := done.Labels
	if !done.Resolved {
		lines = append(lines, "nothing is attached")
	}
	return text(lines)
}

// Nobody asks for the flag.
func (t tools) attached(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.Attach(ctx, t.notes, r.GetString("id", "")).Labels) // want "swallowed/dropped: store.Store.Labels"
}

// Folders that are not there are left out.
func (t tools) folders(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var all []string
	for _, dir := range []string{"docs", "notes"} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			continue
		}
		all = append(all, fmt.Sprint(len(entries), strings.ToUpper(dir)))
	}
	return text(all)
}
