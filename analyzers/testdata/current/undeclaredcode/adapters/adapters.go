// Package adapters registers functions of its own form through generic adapters, with
// contracts.
package adapters

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	reading = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}
	writing = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}
)

type document struct{ ID string }

// add registers a function at once.
func add[In, Out any](s *mcp.Server, name string, errs contract.Contract, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, adapted(name, errs, run))
}

// adapted makes a handler of a function.
func adapted[In, Out any](name string, errs contract.Contract, run func(context.Context, In) (Out, error)) mcp.ToolHandlerFor[In, any] {
	return func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		out, err := run(ctx, in)
		if err != nil {
			return failed(errs.Fill(err)), nil, nil
		}
		return nil, out, nil
	}
}

// guarded does the same, and recovers.
func guarded[In, Out any](name string, errs contract.Contract, run func(context.Context, In) (Out, error)) mcp.ToolHandlerFor[In, any] {
	return func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		var out Out
		err := taxonomy.Do(ctx, name, func(ctx context.Context) error {
			var err error
			out, err = run(ctx, in)
			return err
		})
		if err != nil {
			return failed(errs.Fill(err)), nil, nil
		}
		return nil, out, nil
	}
}

func safely[In, Out any](s *mcp.Server, name string, errs contract.Contract, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, guarded(name, errs, run))
}

func failed(err error) *mcp.CallToolResult {
	r := render.Result(taxonomy.Classify(err), render.StructuredAbsent)
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}}
}

// An entry is what tool makes of a function, for a list.
type entry struct {
	name string
	add  func(*mcp.Server)
}

func tool[In, Out any](name string, errs contract.Contract, run func(context.Context, In) (Out, error)) entry {
	return entry{name, func(s *mcp.Server) { mcp.AddTool(s, &mcp.Tool{Name: name}, adapted(name, errs, run)) }}
}

func entries() []entry {
	return []entry{
		tool("read", reading, read),
		tool("write", writing, write),
		tool("list", reading, func(_ context.Context, in document) (string, error) {
			if in.ID == "" {
				return "", reading.Fail("gone", "")
			}
			return "", taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
		}),
	}
}

func register(s *mcp.Server) {
	for _, e := range entries() {
		e.add(s)
	}
	add(s, "rename", writing, rename)
	add(s, "copy", writing, methods{}.copied)
	safely(s, "move", reading, move)
}

func read(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		return "", reading.Fail("gone", "")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func write(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		return "", writing.Fail("gone", "")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func rename(_ context.Context, in document) (string, error) {
	return "", taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
}

type methods struct{}

func (methods) copied(_ context.Context, in document) (document, error) {
	return in, taxonomy.RateLimited("Slow down.") // want "undeclaredcode/code: CodeRateLimited"
}

func move(_ context.Context, in document) (document, error) {
	return in, taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
}
