package enumeration

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/enumeration/store"
)

func registerSilent(s *server.MCPServer, a *app) {
	for name, handler := range map[string]server.ToolHandlerFunc{
		"refused": a.refused, "after": a.after, "checked": a.checked, "contained": a.contained, "validator": a.validator, "goes": a.goes,
		"echoed": a.echoed, "kept": a.kept, "empty": a.empty, "flag": a.flag, "compared": a.compared, "nothing": a.nothing, "told": a.told,
		"elsewhere": a.elsewhere, "validated": a.validated, "looked": a.looked, "ending": a.ending, "part": a.part, "names": a.names,
		"panics": a.panics, "either": a.either, "other": a.other, "own": a.own, "one": a.one, "rendered": a.rendered,
	} {
		s.AddTool(mcp.NewTool(name), handler)
	}
}

func (a *app) refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("detail", "full") {
	case "brief":
		return text(a.notes[:1]), nil
	case "full":
		return text(a.notes), nil
	default:
		return mcp.NewToolResultError("detail is brief or full"), nil
	}
}

func (a *app) after(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mode := req.GetString("mode", "")
	if mode == "fast" {
		return text(a.notes[:1]), nil
	}
	if mode == "slow" {
		return text(a.notes[1:]), nil
	}
	return nil, fmt.Errorf("mode is fast or slow")
}

func (a *app) checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	kind, ok := req.GetArguments()["type"].(string)
	if !ok || kind == "" || kind != "kv" && kind != "kv2" {
		return mcp.NewToolResultError("type is kv or kv2"), nil
	}
	if kind == "kv" {
		return text(a.notes[:1]), nil
	}
	return text(a.notes), nil
}

func (a *app) contained(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mode := req.GetString("mode", "")
	if !slices.Contains([]string{"fast", "slow"}, mode) {
		return mcp.NewToolResultError("mode is fast or slow"), nil
	}
	if mode == "fast" {
		return text(a.notes[:1]), nil
	} else if mode == "slow" {
		return text(a.notes[1:]), nil
	}
	return text(a.notes), nil
}

func validMode(mode string) error {
	if mode != "fast" && mode != "slow" {
		return fmt.Errorf("mode is fast or slow")
	}
	return nil
}

func (a *app) validator(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mode := req.GetString("mode", "")
	if err := validMode(mode); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if mode == "fast" {
		return text(a.notes[:1]), nil
	} else if mode == "slow" {
		return text(a.notes[1:]), nil
	}
	return text(a.notes), nil
}

// What gets the text can refuse it.
func (a *app) goes(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	kind := req.GetString("kind", "")
	switch kind {
	case "doc":
		kind = "document"
	case "pic":
		kind = "picture"
	}
	return text(a.by(kind)), nil
}

func (a *app) echoed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	sorted := req.GetString("sort", "name")
	column := "name"
	switch sorted {
	case "created":
		column = "created_at"
	case "updated":
		column = "updated_at"
	}
	return mcp.NewToolResultText(fmt.Sprintf("sorted by %s: %v", sorted, a.by(column))), nil
}

type request struct{ Kind string }

func (a *app) kept(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r := request{Kind: req.GetString("kind", "")}
	if r.Kind == "all" || r.Kind == "any" {
		return text(a.notes), nil
	}
	return text(a.send(r)), nil
}

func (a *app) send(r request) []string { return append(a.notes, r.Kind) }

func (a *app) empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("cursor", "") == "" {
		return text(a.notes), nil
	}
	return text(a.notes[1:]), nil
}

func (a *app) flag(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	all := req.GetString("all", "")
	if all == "true" || all == "1" || all == "yes" {
		return text(a.notes), nil
	}
	return text(a.notes[1:]), nil
}

func (a *app) compared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	column := ""
	switch req.GetString("sort", "") {
	case "created":
		column = "created_at"
	case "updated":
		column = "updated_at"
	}
	if column == "" {
		return mcp.NewToolResultError("sort is created or updated"), nil
	}
	return text(a.by(column)), nil
}

func columnOf(sort string) string {
	switch sort {
	case "created":
		return "created_at"
	case "updated":
		return "updated_at"
	}
	return ""
}

func (a *app) nothing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	column := columnOf(req.GetString("sort", ""))
	if column == "" {
		return mcp.NewToolResultError("sort is created or updated"), nil
	}
	return text(a.by(column)), nil
}

func (a *app) told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	note, column := "", "name"
	switch req.GetString("sort", "") {
	case "created":
		column = "created_at"
	case "updated":
		column = "updated_at"
	default:
		return mcp.NewToolResultText("unknown sort, sorted by name\n" + strings.Join(a.by(column), "\n")), nil
	}
	return mcp.NewToolResultText(note + strings.Join(a.by(column), "\n")), nil
}

func (a *app) elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, err := a.store.Checked(store.Query{Order: store.Order(req.GetString("order", ""))})
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	more, err := a.store.Contained(store.Query{Direction: req.GetString("direction", "")})
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return text(append(list, more...)), nil
}

func (a *app) validated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, err := a.store.Validated(store.Query{Style: req.GetString("style", "")})
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return text(list), nil
}

var allowed = map[string]bool{"in": true, "out": true}

func (a *app) looked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	direction := req.GetString("direction", "")
	if !allowed[direction] {
		return mcp.NewToolResultError("direction is in or out"), nil
	}
	if direction == "in" {
		return text(a.notes[1:]), nil
	}
	return text(a.notes), nil
}

// Endings of files and types of media are no choices of the agent.
func (a *app) ending(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("ending", "") {
	case ".md", ".markdown":
		return text(a.notes[1:]), nil
	case ".txt":
		return text(a.notes[:1]), nil
	}
	return text(a.notes), nil
}

// The last letter is a part of the text, which goes on as a whole.
func (a *app) part(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.by(since(req.GetString("since", "1h")))), nil
}

func since(s string) string {
	switch s[len(s)-1:] {
	case "h":
		return s + " hours"
	case "m":
		return s + " minutes"
	}
	return s
}

func (a *app) names(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, tags := false, false
	for name := range req.GetArguments() {
		switch name {
		case "body":
			body = true
		case "tags":
			tags = true
		}
	}
	return text(a.with(body, tags)), nil
}

func (a *app) panics(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("state", "") {
	case "open":
		return text(a.notes[1:]), nil
	case "closed":
		return text(a.notes[:1]), nil
	default:
		panic("state")
	}
}

func (a *app) either(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch mode := req.GetString("mode", ""); mode {
	case "fast", "slow":
		return text(a.notes), nil
	default:
		return text(a.by(mode)), nil
	}
}

func (a *app) other(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mode := req.GetString("mode", "")
	for _, known := range a.notes {
		if mode == known {
			return text(a.notes[:1]), nil
		}
	}
	if mode == "all" || mode == "any" {
		return text(a.notes), nil
	}
	return text(nil), nil
}

// What the program has itself is no argument.
func (a *app) own(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch a.notes[0] {
	case "first":
		return text(a.notes[1:]), nil
	case "second":
		return text(a.notes[2:]), nil
	}
	return text(a.notes), nil
}

func (a *app) one(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("note", "") == "readme" {
		return text(a.notes[1:]), nil
	}
	return text(a.notes), nil
}

// The map goes on, and with it the text.
func (a *app) rendered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	symptom, _ := args["symptom"].(string)
	if symptom == "slow" || symptom == "slowness" {
		args["symptom"] = "latency"
	}
	return mcp.NewToolResultText(fmt.Sprint(args)), nil
}
