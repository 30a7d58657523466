// Package enumerationgosdk does the same with the official SDK.
package enumerationgosdk

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/silentdefault/enumeration/store"
)

type input struct {
	Detail string   `json:"detail"`
	Order  string   `json:"order_by"`
	Mode   *string  `json:"mode"`
	Fields []string `json:"fields"`
	Nested options  `json:"nested"`
}

type options struct {
	Format string `json:"format"`
	Depth  int    `json:"depth"`
}

type app struct {
	notes []string
	store *store.Store
}

func register(s *mcp.Server, a *app) {
	mcp.AddTool(s, &mcp.Tool{Name: "detail"}, a.detail)
	mcp.AddTool(s, &mcp.Tool{Name: "order"}, a.order)
	mcp.AddTool(s, &mcp.Tool{Name: "mode"}, a.mode)
	mcp.AddTool(s, &mcp.Tool{Name: "fields"}, a.fields)
	mcp.AddTool(s, &mcp.Tool{Name: "nested"}, a.nested)
	mcp.AddTool(s, &mcp.Tool{Name: "passed"}, a.passed)
	mcp.AddTool(s, &mcp.Tool{Name: "refused"}, a.refused)
	mcp.AddTool(s, &mcp.Tool{Name: "failing"}, a.failing)
	mcp.AddTool(s, &mcp.Tool{Name: "echoed"}, a.echoed)
	mcp.AddTool(s, &mcp.Tool{Name: "encoded"}, a.encoded)
	s.AddTool(&mcp.Tool{Name: "raw"}, a.raw)
	schema, _ := jsonschema.For[held](nil)
	schema.Properties["level"].Enum = []any{"low", "high", "normal"}
	mcp.AddTool(s, &mcp.Tool{Name: "held", InputSchema: schema}, a.held)
}

type held struct {
	Level string `json:"level"`
}

func (a *app) held(ctx context.Context, _ *mcp.CallToolRequest, in held) (*mcp.CallToolResult, any, error) {
	switch in.Level {
	case "low":
		return text(a.notes[:1]), nil, nil
	case "high":
		return text(a.notes[1:]), nil, nil
	}
	return text(a.notes), nil, nil
}

func (a *app) detail(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	switch in.Detail {
	case "brief":
		return text(a.notes[:1]), nil, nil
	case "ids":
		return text(nil), nil, nil
	default: // want "silentdefault/enumeration: detail"
		return text(a.notes), nil, nil
	}
}

func (a *app) order(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	q := store.Query{Order: store.Order(in.Order)}
	return text(a.store.List(q)), nil, nil // want "silentdefault/enumeration: order_by"
}

func (a *app) mode(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	size := 1
	if in.Mode != nil {
		switch strings.ToLower(*in.Mode) { // want "silentdefault/enumeration: mode"
		case "fast":
			size = 2
		case "slow":
			size = 3
		}
	}
	return text(a.notes[size:]), nil, nil
}

func (a *app) fields(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	n := 0
	for _, field := range in.Fields {
		switch field { // want "silentdefault/enumeration: fields"
		case "body":
			n++
		case "tags":
			n += 2
		}
	}
	return text(a.notes[n:]), nil, nil
}

func (a *app) nested(ctx context.Context, _ *mcp.CallToolRequest, in *input) (*mcp.CallToolResult, any, error) {
	switch in.Nested.Format {
	case "table":
		return text(a.notes[:1]), nil, nil
	case "tree":
		return text(a.notes[in.Nested.Depth:]), nil, nil
	default: // want "silentdefault/enumeration: format"
		return text(a.notes), nil, nil
	}
}

func (a *app) passed(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return text(a.given(in)), nil, nil
}

func (a *app) given(in input) []string {
	if in.Detail == "all" { // want "silentdefault/enumeration: detail"
		return a.notes
	}
	if in.Detail == "some" {
		return a.notes[1:]
	}
	return a.notes[2:]
}

func (a *app) refused(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	switch in.Detail {
	case "brief":
		return text(a.notes[:1]), nil, nil
	case "full":
		return text(a.notes), nil, nil
	}
	return nil, nil, fmt.Errorf("detail is brief or full")
}

// The default can fail, as the others can: that refuses nothing.
func (a *app) failing(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	defer fmt.Println("done")
	switch in.Detail {
	case "brief":
		return a.load("brief")
	case "ids":
		return a.load("ids")
	default: // want "silentdefault/enumeration: detail"
		if err := a.open(); err != nil {
			return nil, nil, err
		}
		return a.load("full")
	}
}

func (a *app) open() error {
	if len(a.notes) == 0 {
		return fmt.Errorf("there are no notes")
	}
	return nil
}

func (a *app) load(what string) (*mcp.CallToolResult, any, error) {
	if len(a.notes) < len(what) {
		return nil, nil, fmt.Errorf("there are no notes")
	}
	return text(a.notes), nil, nil
}

type answer struct {
	Detail string `json:"detail"`
	Notes  int    `json:"notes"`
}

func (a *app) echoed(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, answer, error) {
	n := 10
	switch in.Detail {
	case "brief":
		n = 1
	case "ids":
		n = 5
	}
	return nil, answer{in.Detail, n}, nil
}

// The whole input goes on.
func (a *app) encoded(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	body, err := json.Marshal(in)
	if err != nil {
		return nil, nil, err
	}
	switch in.Detail {
	case "brief":
		return text(a.notes[:1]), nil, nil
	case "ids":
		return text(nil), nil, nil
	}
	return text([]string{string(body)}), nil, nil
}

// The library holds nothing against a schema before it calls a raw handler.
func (a *app) raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in held
	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
		return nil, err
	}
	switch in.Level {
	case "low":
		return text(a.notes[:1]), nil
	case "high":
		return text(a.notes[1:]), nil
	default: // want "silentdefault/enumeration: level"
		return text(a.notes), nil
	}
}

func text(list []string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: strings.Join(list, "\n")}}}
}
