package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/slight/internal/store"
)

func registerAside(s *server.MCPServer, t tools) {
	s.AddTool(mcp.NewTool("owned"), t.owned)
	s.AddTool(mcp.NewTool("counted"), t.counted)
	s.AddTool(mcp.NewTool("unasked"), t.unasked)
	s.AddTool(mcp.NewTool("tasks"), t.tasks)
	s.AddTool(mcp.NewTool("hinted"), t.hinted)
	s.AddTool(mcp.NewTool("joined"), t.joined)
	s.AddTool(mcp.NewTool("set_title"), t.setTitle)
	s.AddTool(mcp.NewTool("get_title"), t.getTitle)
	s.AddTool(mcp.NewTool("blocked"), t.blocked)
	s.AddTool(mcp.NewTool("described"), t.described)
	s.AddTool(mcp.NewTool("words"), t.words)
}

// Each task is there, also without the name of its owner.
func (t tools) owned(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	names := store.Owners(ctx, t.notes)
	lines := []string{"tasks"}
	for _, id := range r.GetStringSlice("ids", nil) {
		task := store.Task{ID: id, Owner: names[id]}
		if name, ok := names[task.OwnerID]; ok {
			task.Owner = name
		}
		lines = append(lines, task.ID+" "+task.Owner)
	}
	return text(lines)
}

// What is in the map is answered itself.
func (t tools) counted(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.Counts(ctx, t.notes, nil)) // want "swallowed/dropped: store.Store.Labels"
}

// What is lost further down is told with what is discarded here.
func (t tools) unasked(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lines, _ := store.Tasks(ctx, t.notes, r.GetStringSlice("ids", nil))
	return text(lines)
}

func (t tools) tasks(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lines, err := store.Tasks(ctx, t.notes, r.GetStringSlice("ids", nil)) // want "swallowed/skipped: store.Store.Labels"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return text(lines)
}

// The comment of the function says so.
func (t tools) hinted(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(store.Hints(ctx, t.notes, r.GetString("id", "")))
}

// Who reads the field asks whether there is anything in it.
func (t tools) joined(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(store.Join(ctx, t.notes, r.GetString("id", "")).Control()), nil
}

// It is done, and only looking at it fails.
func (t tools) setTitle(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := t.rename(ctx, r.GetString("id", "")); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	labels, err := t.getLabels(ctx, r.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultText("the title is set"), nil
	}
	return text(labels)
}

func (t tools) rename(ctx context.Context, id string) error {
	_, err := t.db.ExecContext(ctx, "UPDATE notes SET title = ? WHERE id = ?", id, id)
	return err
}

func (t tools) getLabels(ctx context.Context, id string) ([]string, error) {
	return t.notes.Labels(ctx, id)
}

// Nothing is done before.
func (t tools) getTitle(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, err := t.getLabels(ctx, r.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultText("a title"), nil // want "swallowed/dropped: mcpgo.tools.getLabels"
	}
	return text(labels)
}

func (t tools) blocked(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lines := []string{"a note"}
	// A failure must not block the answer.
	labels, err := t.notes.Labels(ctx, r.GetString("id", ""))
	if err == nil {
		lines = append(lines, labels...)
	}
	return text(lines)
}

// The lines are there without descriptions: who gets them asks for nil.
func (t tools) described(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	state, _ := store.Load(ctx, t.notes)
	return text(store.Lines(r.GetStringSlice("ids", nil), state))
}

// Here nothing is there without them.
func (t tools) words(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	state, _ := store.Load(ctx, t.notes) // want "swallowed/ignored: store.Load"
	return text(store.Words(state))
}
