package enumerationgosdk

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/silentdefault/enumeration/store"
)

func registerMore(s *mcp.Server, a *app) {
	mcp.AddTool(s, &mcp.Tool{Name: "mapped"}, a.mapped)
	mcp.AddTool(s, &mcp.Tool{Name: "links"}, a.links)
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, a.count)
	mcp.AddTool(s, &mcp.Tool{Name: "variable"}, a.variable)
	mcp.AddTool(s, &mcp.Tool{Name: "literal"}, a.literal)
	mcp.AddTool(s, &mcp.Tool{Name: "contained"}, a.contained)
	mcp.AddTool(s, &mcp.Tool{Name: "validated"}, a.validated)
	mcp.AddTool(s, &mcp.Tool{Name: "looked"}, a.looked)
	mcp.AddTool(s, &mcp.Tool{Name: "empty"}, a.empty)
	mcp.AddTool(s, &mcp.Tool{Name: "flag"}, a.flag)
	mcp.AddTool(s, &mcp.Tool{Name: "compared"}, a.compared)
	mcp.AddTool(s, &mcp.Tool{Name: "words"}, a.words)
	mcp.AddTool(s, &mcp.Tool{Name: "goes"}, a.goes)
	mcp.AddTool(s, &mcp.Tool{Name: "elsewhere"}, a.elsewhere)
	mcp.AddTool(s, &mcp.Tool{Name: "one"}, a.one)
	mcp.AddTool(s, &mcp.Tool{Name: "filter"}, a.filter)
	mcp.AddTool(s, &mcp.Tool{Name: "panics"}, a.panics)
	s.AddTool(&mcp.Tool{Name: "embedded"}, a.embedded)
	s.AddTool(&mcp.Tool{Name: "inner"}, a.inner)
}

func (a *app) mapped(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return text(a.notes[len(column(in.Order)):]), nil, nil
}

func column(order string) string {
	switch order {
	case "created":
		return "created_at"
	case "updated":
		return "updated_at"
	default: // want "silentdefault/enumeration: order_by"
		return "name"
	}
}

func (a *app) links(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return text(a.store.Links(&store.Query{Direction: in.Nested.Format})), nil, nil // want "silentdefault/enumeration: format"
}

func (a *app) count(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return text(a.notes[a.store.Count(in.Detail):]), nil, nil // want "silentdefault/enumeration: detail"
}

func (a *app) variable(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	order := in.Order
	if order == "" {
		order = "name"
	}
	if order == "created" { // want "silentdefault/enumeration: order_by"
		return text(a.notes[1:]), nil, nil
	} else if order == "updated" {
		return text(a.notes[2:]), nil, nil
	}
	return text(a.notes), nil, nil
}

func (a *app) literal(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	keep := func(note string) bool {
		switch in.Detail {
		case "short":
			return len(note) < 10
		case "long":
			return len(note) > 100
		default: // want "silentdefault/enumeration: detail"
			return len(note) > 0
		}
	}
	return text(slices.DeleteFunc(a.notes, keep)), nil, nil
}

func (a *app) contained(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if !slices.Contains([]string{"brief", "ids"}, in.Detail) {
		return nil, nil, fmt.Errorf("detail is brief or ids")
	}
	if in.Detail == "brief" {
		return text(a.notes[:1]), nil, nil
	} else if in.Detail == "ids" {
		return text(nil), nil, nil
	}
	return text(a.notes), nil, nil
}

func (in input) validate() error {
	if in.Detail != "brief" && in.Detail != "ids" {
		return fmt.Errorf("detail is brief or ids")
	}
	return nil
}

func (a *app) validated(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if err := in.validate(); err != nil {
		return nil, nil, err
	}
	switch in.Detail {
	case "brief":
		return text(a.notes[:1]), nil, nil
	case "ids":
		return text(nil), nil, nil
	}
	return text(a.notes), nil, nil
}

var allowed = map[string]bool{"brief": true, "ids": true}

func (a *app) looked(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if !allowed[in.Detail] {
		return nil, nil, fmt.Errorf("detail is brief or ids")
	}
	if in.Detail == "brief" {
		return text(a.notes[:1]), nil, nil
	}
	return text(nil), nil, nil
}

func (a *app) empty(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if in.Detail == "" {
		return text(a.notes[:1]), nil, nil
	}
	return text(a.notes), nil, nil
}

func (a *app) flag(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if in.Detail == "true" || in.Detail == "yes" {
		return text(a.notes), nil, nil
	}
	return text(a.notes[:1]), nil, nil
}

func (a *app) compared(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	column := ""
	switch in.Order {
	case "created":
		column = "created_at"
	case "updated":
		column = "updated_at"
	}
	if column == "" {
		return nil, nil, fmt.Errorf("order is created or updated")
	}
	return text(a.notes[len(column):]), nil, nil
}

func (a *app) words(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	switch in.Order {
	case "created":
		return text(a.notes[1:]), nil, nil
	case "updated":
		return text(a.notes[2:]), nil, nil
	}
	return text(append([]string{"unknown order, sorted by name"}, a.notes...)), nil, nil
}

func (a *app) goes(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	order := in.Order
	switch order {
	case "new":
		order = "created"
	case "changed":
		order = "updated"
	}
	return text(append(a.notes, order)), nil, nil
}

func (a *app) elsewhere(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	list, err := a.store.Checked(store.Query{Order: store.Order(in.Order)})
	if err != nil {
		return nil, nil, err
	}
	return text(list), nil, nil
}

func (a *app) one(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if in.Detail == "readme" {
		return text(a.notes[:1]), nil, nil
	}
	return text(a.notes), nil, nil
}

func (a *app) filter(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return text(a.store.Filter(store.Query{State: in.Mode})), nil, nil // want "silentdefault/enumeration: mode"
}

func (a *app) panics(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	switch in.Detail {
	case "brief":
		return text(a.notes[:1]), nil, nil
	case "ids":
		return text(nil), nil, nil
	default:
		panic("detail")
	}
}

type extended struct {
	options
	Prompt string `json:"prompt"`
}

// embedded hands on a struct that has the text in an embedded one.
func (a *app) embedded(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in extended
	if err := extractParams(req, &in); err != nil {
		return nil, err
	}
	var kept string
	apply(&kept, in)
	return text([]string{kept, in.Prompt}), nil
}

func extractParams(req *mcp.CallToolRequest, params any) error {
	if err := json.Unmarshal(req.Params.Arguments, params); err != nil {
		return fmt.Errorf("invalid parameters: %v", err)
	}
	return nil
}

func apply(kept *string, in extended) {
	if in.Format != "" {
		if strings.EqualFold(in.Format, "table") { // want "silentdefault/enumeration: format"
			*kept = "table"
		} else if strings.EqualFold(in.Format, "list") {
			*kept = "list"
		}
	}
}

// inner refuses other texts, in a function that gets the struct.
func (a *app) inner(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in extended
	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
		return nil, err
	}
	if err := check(in); err != nil {
		return nil, err
	}
	return text(a.notes), nil
}

func check(in extended) error {
	switch in.Format {
	case "table", "list":
		return nil
	}
	return fmt.Errorf("no such format: %s", in.Format)
}
