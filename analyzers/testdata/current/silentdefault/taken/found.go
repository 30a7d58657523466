// Package taken takes arguments of another type for missing ones, where tools change something.
package taken

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// An issue is what the tools work on.
type issue struct {
	Title, Body, Owner string
	Labels             []any
	Closed, Pinned     bool
	Weight             float64
	Fields             map[string]any
}

// A tracker keeps issues.
type tracker struct{ issues []issue }

func register(s *server.MCPServer, t *tracker) {
	s.AddTool(mcp.NewTool("create_issue", mcp.WithString("title", mcp.Required()), mcp.WithString("body", mcp.Required())), t.create)
	s.AddTool(mcp.NewTool("update_issue", mcp.WithNumber("id", mcp.Required()), mcp.WithBoolean("pinned")), t.update)
	s.AddTool(mcp.NewTool("close_issue", mcp.WithBoolean("closed")), t.close)
	s.AddTool(mcp.NewTool("set_labels", mcp.WithArray("labels")), t.label)
	s.AddTool(mcp.NewTool("merge_issue", mcp.WithObject("fields")), t.merge)
	s.AddTool(mcp.NewTool("move_issue", mcp.WithNumber("weight", mcp.Required())), move(t))
	s.AddTool(mcp.NewTool("assign_issue", mcp.WithString("owner")), t.assign)
	s.AddTool(mcp.NewTool("add_watcher", mcp.WithArray("watchers", mcp.Required())), t.watch)
	s.AddTool(mcp.NewTool("save_draft", mcp.WithString("title"), mcp.WithString("body")), t.draft)
	s.AddTool(mcp.NewTool("delete_issue", mcp.WithNumber("id", mcp.Required()), mcp.WithBoolean("forever", mcp.Required())), t.remove)
	s.AddTool(mcp.NewTool("publish_issue", mcp.WithString("channel", mcp.Required())), t.publish)
	s.AddTool(mcp.NewTool("restart_sync", mcp.WithNumber("delay")), t.restart)
	s.AddTool(mcp.NewTool("edit_body", mcp.WithString("body", mcp.Required())), t.edit)
	s.AddTool(mcp.NewTool("send_report", mcp.WithString("to"), mcp.WithString("subject")), t.send)
	s.AddTool(mcp.NewTool("replace_fields", mcp.WithObject("fields", mcp.Required())), t.replace)
	s.AddTool(mcp.NewTool("rename_issue", mcp.WithString("to", mcp.Required())), t.rename)
	s.AddTool(mcp.NewTool("post_comment", mcp.WithString("text", mcp.Required())), t.comment)
	s.AddTool(mcp.NewTool("upload_file", mcp.WithString("name", mcp.Required())), t.upload)
}

func done(i issue) (*mcp.CallToolResult, error) { return mcp.NewToolResultText(fmt.Sprint(i)), nil }

// create has getters with empty defaults for what must be given.
func (t *tracker) create(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	i := issue{Title: req.GetString("title", ""), Body: req.GetString("body", "")} // want "silentdefault/empty: title"
	t.issues = append(t.issues, i)
	return done(i)
}

// update takes the issue 0 for one that is not given.
func (t *tracker) update(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	id := req.GetInt("id", 0) // want "silentdefault/type: id"
	t.issues[id%len(t.issues)].Pinned, _ = args["pinned"].(bool)
	return done(t.issues[id%len(t.issues)])
}

// close opens an issue that the agent wants to be closed.
func (t *tracker) close(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	closed, _ := req.GetArguments()["closed"].(bool) // want "silentdefault/type: closed"
	t.issues[0].Closed = closed
	return done(t.issues[0])
}

// label removes all labels.
func (t *tracker) label(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t.issues[0].Labels, _ = req.GetArguments()["labels"].([]any) // want "silentdefault/type: labels"
	return done(t.issues[0])
}

// merge merges nothing.
func (t *tracker) merge(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fields, _ := req.GetArguments()["fields"].(map[string]any) // want "silentdefault/type: fields"
	for name, value := range fields {
		t.issues[0].Fields[name] = value
	}
	return done(t.issues[0])
}

// move is a handler that a function makes.
func move(t *tracker) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		t.issues[0].Weight = req.GetFloat("weight", 0) // want "silentdefault/type: weight"
		return done(t.issues[0])
	}
}

// assign asks a helper of its own and drops what that says.
func (t *tracker) assign(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	owner, _ := optional[string](req, "owner") // want "silentdefault/empty: owner"
	t.issues[0].Owner = owner
	return done(t.issues[0])
}

// optional returns an argument of a type.
func optional[T any](req mcp.CallToolRequest, name string) (T, error) {
	v, ok := req.GetArguments()[name].(T)
	if !ok {
		return v, fmt.Errorf("%s has the wrong type", name)
	}
	return v, nil
}

// watch goes on without a list that must be given.
func (t *tracker) watch(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	watchers, _ := req.GetArguments()["watchers"].([]any) // want "silentdefault/empty: watchers"
	return mcp.NewToolResultText(fmt.Sprint(watchers...)), nil
}

// draft is one struct of two arguments.
func (t *tracker) draft(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	title, _ := args["title"].(string) // want "silentdefault/empty: title"
	body, _ := args["body"].(string)
	return done(issue{Title: title, Body: body})
}

// remove takes false for what the agent has spelled.
func (t *tracker) remove(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, err := req.RequireInt("id")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint("deleted ", id, req.GetBool("forever", false))), nil // want "silentdefault/type: forever"
}

// publish hands on an empty text.
func (t *tracker) publish(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("published in " + req.GetString("channel", "")), nil // want "silentdefault/empty: channel"
}

// restart does not wait.
func (t *tracker) restart(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	delay, _ := optional[float64](req, "delay") // want "silentdefault/type: delay"
	return mcp.NewToolResultText(fmt.Sprint("restarts in ", delay)), nil
}

// edit replaces the text by nothing.
func (t *tracker) edit(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, _ := req.GetArguments()["body"].(string) // want "silentdefault/empty: body"
	t.issues[0].Body = body
	return done(t.issues[0])
}

// send hands the request on to a function that reads it.
func (t *tracker) send(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return t.mail(req)
}

func (t *tracker) mail(req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	to, _ := req.GetArguments()["to"].(string) // want "silentdefault/empty: to"
	subject, _ := req.GetArguments()["subject"].(string)
	return mcp.NewToolResultText("sent " + subject + " to " + to), nil
}

// replace leaves nothing.
func (t *tracker) replace(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t.issues[0].Fields, _ = req.GetArguments()["fields"].(map[string]any) // want "silentdefault/empty: fields"
	return done(t.issues[0])
}

// rename formats an empty name.
func (t *tracker) rename(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	to := req.GetString("to", "") // want "silentdefault/empty: to"
	t.issues[0].Title = fmt.Sprintf("[%s]", to)
	return done(t.issues[0])
}

// comment appends an empty text to another one.
func (t *tracker) comment(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t.issues[0].Body += "\n" + req.GetString("text", "") // want "silentdefault/empty: text"
	return done(t.issues[0])
}

// upload keeps an empty name in a map.
func (t *tracker) upload(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, _ := req.GetArguments()["name"].(string) // want "silentdefault/empty: name"
	t.issues[0].Fields["file"] = name
	return done(t.issues[0])
}

var _ = register
