package mcpgo

import (
	"context"
	"encoding/json"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/slight/internal/store"
)

// A card has a title and a note only where there is one.
type card struct {
	ID     string      `json:"id"`
	Title  string      `json:"title,omitempty"`
	Note   *store.Note `json:"note,omitempty"`
	Latest *store.Note `json:"latest"`
	Labels []string    `json:"labels,omitempty"`
}

func registerOmitted(s *server.MCPServer, t tools) {
	s.AddTool(mcp.NewTool("cards"), t.cards)
	s.AddTool(mcp.NewTool("titles"), t.titles)
	s.AddTool(mcp.NewTool("latest"), t.latest)
	s.AddTool(mcp.NewTool("labelled"), t.labelled)
}

// Without a note, the card does not speak of one.
func (t tools) cards(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var all []card
	for _, id := range r.GetStringSlice("ids", nil) {
		c := card{ID: id}
		note, err := store.Get(ctx, t.notes, id)
		if err != nil {
			note = nil
		}
		if note != nil {
			c.Note = note
		}
		all = append(all, c)
	}
	return structured(all)
}

// Nor of a title.
func (t tools) titles(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	c := card{ID: r.GetString("id", "")}
	if note, err := store.Get(ctx, t.notes, c.ID); err == nil {
		c.Title = note.Title
	}
	return structured(c)
}

// Here it says that there is none.
func (t tools) latest(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	c := card{ID: r.GetString("id", "")}
	if note, err := store.Get(ctx, t.notes, c.ID); err == nil { // want "swallowed/dropped: store.Get"
		c.Latest = note
	}
	return structured(c)
}

// A list that is not there is an empty one.
func (t tools) labelled(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	c := card{ID: r.GetString("id", "")}
	if labels, err := t.notes.Labels(ctx, c.ID); err == nil { // want "swallowed/dropped: store.Store.Labels"
		c.Labels = labels
	}
	return structured(c)
}

func structured(v any) (*mcp.CallToolResult, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(string(data)), nil
}
