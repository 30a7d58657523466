// Package mcpgo goes on where something fails, with and without a word about why. Nothing here asks for strict findings.
package mcpgo

import (
	"context"
	"database/sql"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/slight/internal/store"
)

type tools struct {
	notes store.Store
	db    *sql.DB
}

func register(s *server.MCPServer, t tools) {
	s.AddTool(mcp.NewTool("labels"), t.labels)
	s.AddTool(mcp.NewTool("known"), t.known)
	s.AddTool(mcp.NewTool("tried"), t.tried)
	s.AddTool(mcp.NewTool("ignored"), t.ignored)
	s.AddTool(mcp.NewTool("forgotten"), t.forgotten)
	s.AddTool(mcp.NewTool("beside"), t.beside)
	s.AddTool(mcp.NewTool("person"), t.person)
	s.AddTool(mcp.NewTool("headings"), t.headings)
	s.AddTool(mcp.NewTool("all"), t.all)
	s.AddTool(mcp.NewTool("titled"), t.titled)
	s.AddTool(mcp.NewTool("untitled"), t.untitled)
	s.AddTool(mcp.NewTool("far"), t.far)
}

func (t tools) labels(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.Labels(ctx, t.notes, r.GetStringSlice("ids", nil))) // want "swallowed/skipped: store.Store.Labels"
}

// A comment in another package says so.
func (t tools) known(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.KnownLabels(ctx, t.notes, r.GetStringSlice("ids", nil)))
}

func (t tools) tried(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lines := []string{"a note"}
	// The labels are optional.
	labels, err := t.notes.Labels(ctx, r.GetString("id", ""))
	if err == nil {
		lines = append(lines, labels...)
	}
	return text(lines)
}

func (t tools) ignored(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, _ := t.notes.Labels(ctx, r.GetString("id", "")) // best effort
	return text(labels)
}

func (t tools) forgotten(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, _ := t.notes.Labels(ctx, r.GetString("id", "")) // want "swallowed/ignored: store.Store.Labels"
	return text(labels)
}

// What a comment says of something else does not count.
func (t tools) beside(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := r.GetString("id", "") // ignored if it is empty
	labels, err := t.notes.Labels(ctx, id)
	if err != nil { // want "swallowed/dropped: store.Store.Labels"
		labels = nil
	}
	// Skip those that are hidden.
	var shown []string
	for _, label := range labels {
		if !strings.HasPrefix(label, "_") {
			shown = append(shown, label)
		}
	}
	return text(shown)
}

// A name that is not there is not shown.
func (t tools) person(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := r.GetString("id", "")
	return text([]string{id, store.Name(ctx, t.db, id), store.Module("notes")})
}

// A file that has just gone is left out.
func (t tools) headings(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.Headings([]string{"a", "b"}))
}

// Without the file there are no notes at all.
func (t tools) all(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.All()) // want "swallowed/dropped: os.ReadFile"
}

// One text is missing, which is seen.
func (t tools) titled(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := r.GetString("id", "")
	answer := "note " + id
	if title, err := t.notes.Title(ctx, id); err == nil {
		answer += ": " + title
	}
	return mcp.NewToolResultText(answer), nil
}

func (t tools) untitled(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title, _ := t.notes.Title(ctx, r.GetString("id", ""))
	return mcp.NewToolResultText(title), nil
}

// Whether all is asked for that leads there, few would look up.
func (t tools) far(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.One(ctx, t.notes, r.GetStringSlice("ids", nil)))
}

func text(lines []string) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil
}
