package arguments_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Calls in a handler say beside them that they hand its request on.
func TestForwarding(t *testing.T) {
	s := fixture.Scope(t, forwarding)
	known := arguments.Of(s, func(p *ssa.Parameter) bool { return p.Name() == "input" })
	forward := arguments.NewForwarding(s, known)
	said := make(map[int][]string)
	for _, fn := range s.Program.Functions() {
		a := arguments.Answerer{Func: fn, Kind: sdk.Tool, Carriers: arguments.RequestParameters(fn)}
		if fn.Name() == "resource" {
			a.Kind = sdk.Resource
		}
		note := func(call *ssa.Call, text string) {
			line := s.Pass.Fset.Position(call.Pos()).Line
			said[line] = append(said[line], text)
		}
		for call := range program.Instructions[*ssa.Call](fn.Blocks) {
			if forward.HandsOn(a, call) {
				note(call, "hands on")
			}
		}
		for _, g := range wrappers.GuardedIn(fn) {
			for _, call := range g.Calls() {
				if forward.HandsOn(a, call) {
					note(call, "hands on within")
				}
			}
		}
	}
	fixture.Lines(t, forwarding, said)
}

const forwarding = `package m

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type result struct{ Text string }

type request struct {
	Name string
	Args map[string]any
}

type tools struct {
	library func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)
	own     func(context.Context, map[string]any) (*result, error)
	list    func(context.Context, map[string]any) ([]*result, error)
	any     func(context.Context, map[string]any) (any, error)
	part    func(context.Context, string) (*result, error)
	find    func(string) (*result, error)
	text    func(context.Context, map[string]any) (string, error)
	texts   func(context.Context, string) (string, error)
	count   func(context.Context, map[string]any) (int, error)
	foreign func(context.Context, map[string]any) (*os.File, error)
	fails   func(context.Context, map[string]any) error
	test    func(context.Context, map[string]any) (*result, bool)
	service service
}

type service interface {
	Get(ctx context.Context, id string) (*result, error)
	Call(ctx context.Context, args map[string]any) (*result, error)
	Text(ctx context.Context, args map[string]any) (string, error)
	Read(ctx context.Context, uri string) (string, error)
	Result(ctx context.Context) (*mcp.CallToolResult, error)
}

func (t *tools) ofLibrary(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return t.library(ctx, r) // hands on
}

func (t *tools) static(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return t.ofLibrary(ctx, r)
}

func (t *tools) ofOwn(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t.own(ctx, r.GetArguments()) // hands on
	t.own(ctx, map[string]any{"a": 1})
	t.list(ctx, r.GetArguments()) // hands on
	t.any(ctx, r.GetArguments()) // hands on
	t.part(ctx, r.GetString("name", "")) // hands on
	t.part(ctx, "all")
	t.find(r.GetString("name", ""))
	t.count(ctx, r.GetArguments())
	t.foreign(ctx, r.GetArguments())
	t.fails(ctx, r.GetArguments())
	t.test(ctx, r.GetArguments())
	t.service.Get(ctx, r.GetString("id", ""))
	t.service.Call(ctx, r.GetArguments()) // hands on
	t.service.Result(ctx) // hands on
	t.text(ctx, r.GetArguments())
	panic(len(r.Params.Name))
}

func (t *tools) ofText(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.text(ctx, r.GetArguments()) // hands on
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (t *tools) ofPart(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.texts(ctx, r.GetString("name", ""))
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (t *tools) ofService(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.service.Text(ctx, r.GetArguments()) // hands on
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (t *tools) decodes(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in request
	if err := r.BindArguments(&in); err != nil {
		return nil, err
	}
	text, err := t.texts(ctx, in.Name)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (t *tools) resource(ctx context.Context, r mcp.ReadResourceRequest) (string, error) {
	text, err := t.texts(ctx, r.Params.URI) // hands on
	if err != nil {
		return t.service.Read(ctx, r.Params.URI)
	}
	return text, nil
}

func generic[In any](run func(context.Context, In) (*result, error)) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in In
		if err := r.BindArguments(&in); err != nil {
			return nil, err
		}
		found, err := run(ctx, in) // hands on
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(found.Text), nil
	}
}

func guarded(run func(context.Context, request) (*result, error), text func(context.Context, map[string]any) (string, error), count func(context.Context, request) (int, error), own func(context.Context, map[string]any) (*result, error)) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in request
		if err := r.BindArguments(&in); err != nil {
			return nil, err
		}
		var found *result
		err := taxonomy.Do(ctx, "call", func(ctx context.Context) error {
			var err error
			found, err = run(ctx, in) // hands on within
			found, err = run(ctx, request{})
			_, err = text(ctx, r.GetArguments()) // hands on within
			_, err = own(ctx, r.GetArguments()) // hands on within
			_, err = count(ctx, in)
			return err
		})
		return mcp.NewToolResultText(found.Text), err
	}
}
`
