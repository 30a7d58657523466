// Package enumeration compares arguments with what they may be, and goes on with a default for any other.
package enumeration

import (
	"context"
	"log/slog"
	"sort"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/enumeration/store"
)

type app struct {
	notes  []string
	store  *store.Store
	finder finder
}

func register(s *server.MCPServer, a *app) {
	for name, handler := range map[string]server.ToolHandlerFunc{
		"detail": a.detail, "order": a.order, "chain": a.chain, "mapped": a.mapped,
		"elements": a.elements, "sorted": a.sorted, "helped": a.helped, "left": a.left, "declared": a.declared, "decoded": a.decoded,
		"list": a.list, "links": a.links, "count": a.count, "filter": a.filter, "hidden": a.hidden, "logged": a.logged, "inline": a.inline,
		"folded": a.folded, "replaced": a.replaced, "again": a.again,
	} {
		s.AddTool(mcp.NewTool(name), handler)
	}
}

func (a *app) detail(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("detail", "full") {
	case "brief":
		return text(a.notes[:1]), nil
	case "ids":
		return text(nil), nil
	default: // want "silentdefault/enumeration: detail"
		return text(a.notes), nil
	}
}

func (a *app) order(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	column := "name"
	switch req.GetString("order", "") { // want "silentdefault/enumeration: order"
	case "created":
		column = "created_at"
	case "updated":
		column = "updated_at"
	}
	return text(a.by(column)), nil
}

func (a *app) chain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	unit, _ := req.GetArguments()["unit"].(string)
	if unit == "" {
		unit = "days"
	}
	if unit == "days" { // want "silentdefault/enumeration: unit"
		return text(a.notes[:1]), nil
	} else if unit == "weeks" {
		return text(a.notes[:7]), nil
	}
	return text(a.notes), nil
}

func (a *app) mapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.by(kind(req.GetString("kind", "")))), nil
}

func kind(s string) string {
	switch strings.ToLower(s) {
	case "person":
		return "people"
	case "place":
		return "places"
	default: // want "silentdefault/enumeration: kind"
		return "things"
	}
}

func (a *app) elements(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var body, tags bool
	for _, field := range req.GetStringSlice("fields", nil) {
		switch field { // want "silentdefault/enumeration: fields"
		case "body":
			body = true
		case "tags":
			tags = true
		}
	}
	return text(a.with(body, tags)), nil
}

func (a *app) sorted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	by := req.GetString("by", "name")
	sort.Slice(a.notes, func(i, j int) bool {
		switch by {
		case "length":
			return len(a.notes[i]) < len(a.notes[j])
		case "reverse":
			return a.notes[i] > a.notes[j]
		default: // want "silentdefault/enumeration: by"
			return a.notes[i] < a.notes[j]
		}
	})
	return text(a.notes), nil
}

func (a *app) helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.notes[limit(scope(req.GetString("scope", ""))):]), nil
}

func scope(s string) string {
	if s == "personal" { // want "silentdefault/enumeration: scope"
		return "personal"
	}
	return "project"
}

func limit(scope string) int { return len(scope) }

func (a *app) left(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	status := req.GetString("status", "")
	list := a.notes
	if status == "open" { // want "silentdefault/enumeration: status"
		list = list[1:]
	}
	if status == "closed" {
		list = list[:1]
	}
	return text(list), nil
}

// This version of the library holds arguments against the schema only if it is told to.
func (a *app) declared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_ = mcp.NewTool("declared", mcp.WithString("mode", mcp.Enum("fast", "slow", "normal")))
	switch req.GetString("mode", "normal") {
	case "fast":
		return text(a.notes[:1]), nil
	case "slow":
		return text(a.notes[1:]), nil
	default: // want "silentdefault/enumeration: mode"
		return text(a.notes), nil
	}
}

func (a *app) decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in struct {
		Output struct {
			Format string `json:"format"`
		} `json:"output"`
	}
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultErrorFromErr("no arguments", err), nil
	}
	switch in.Output.Format {
	case "table":
		return text(a.notes[:1]), nil
	case "tree":
		return text(a.notes[1:]), nil
	default: // want "silentdefault/enumeration: format"
		return text(a.notes), nil
	}
}

func (a *app) list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.store.List(store.Query{Order: store.Order(req.GetString("order_by", ""))})), nil // want "silentdefault/enumeration: order_by"
}

func (a *app) links(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	q := &store.Query{}
	if direction := req.GetString("direction", ""); direction != "" {
		q.Direction = direction
	}
	return text(a.store.Links(q)), nil // want "silentdefault/enumeration: direction"
}

func (a *app) count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.notes[a.store.Count(req.GetString("within", "")):]), nil // want "silentdefault/enumeration: within"
}

func (a *app) again(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.notes[:a.store.Count(req.GetString("without", ""))]), nil // told with the other
}

func (a *app) filter(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q store.Query
	if err := req.BindArguments(&q); err != nil {
		return mcp.NewToolResultErrorFromErr("no arguments", err), nil
	}
	return text(a.store.Filter(q)), nil // want "silentdefault/enumeration: State"
}

// A finder is behind an interface, and its type in the package.
type finder interface{ find(mode string) []string }

type byWord struct{ words []string }

func (f byWord) find(mode string) []string {
	switch mode {
	case "exact":
		return f.words[:1]
	case "fuzzy":
		return f.words[1:]
	default: // want "silentdefault/enumeration: match"
		return f.words
	}
}

func (a *app) hidden(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return text(a.finder.find(req.GetString("match", ""))), nil
}

// The agent reads no logs.
func (a *app) logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	level := req.GetString("level", "")
	slog.Info("lists", "level", level)
	switch level {
	case "all":
		return text(a.notes), nil
	case "none":
		return text(nil), nil
	default: // want "silentdefault/enumeration: level"
		slog.Warn("unknown level")
		return text(a.notes[:1]), nil
	}
}

func (a *app) inline(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	preset := "DISC"
	if req.GetString("list_type", "") == "ORDERED" { // want "silentdefault/enumeration: list_type"
		preset = "DECIMAL"
	}
	return text(a.by(preset)), nil
}

func (a *app) folded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	size := req.GetString("size", "")
	if strings.EqualFold(size, "small") { // want "silentdefault/enumeration: size"
		return text(a.notes[:1]), nil
	}
	if strings.EqualFold(size, "large") {
		return text(a.notes[1:]), nil
	}
	return text(a.notes), nil
}

func (a *app) replaced(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	column := req.GetString("sort", "name")
	if column != "name" && column != "created" { // want "silentdefault/enumeration: sort"
		column = "name"
	}
	return text(a.by(column)), nil
}

func (a *app) by(column string) []string { return a.notes[len(column):] }

func (a *app) with(body, tags bool) []string {
	if body && tags {
		return a.notes
	}
	return a.notes[1:]
}

func text(list []string) *mcp.CallToolResult { return mcp.NewToolResultText(strings.Join(list, "\n")) }
