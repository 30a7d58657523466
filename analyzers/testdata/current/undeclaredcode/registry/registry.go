// Package registry registers tools through an interface of its own.
package registry

import (
	"context"
	"encoding/json"

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

// A Tool is one of the tools of the server.
type Tool interface {
	Name() string
	Failures() contract.Contract
	Call(context.Context, json.RawMessage) (string, error)
}

// A Registry has the tools.
type Registry struct{ tools []Tool }

func (r *Registry) add(tools ...Tool) { r.tools = append(r.tools, tools...) }

func (r *Registry) install(s *mcp.Server) {
	for _, t := range r.tools {
		s.AddTool(&mcp.Tool{Name: t.Name()}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			text, err := t.Call(ctx, req.Params.Arguments)
			if err != nil {
				return failed(t.Failures().Fill(err)), nil
			}
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil
		})
	}
}

func failed(err error) *mcp.CallToolResult {
	r := render.Result(taxonomy.Classify(err), render.StructuredAbsent)
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}}
}

func serve(s *mcp.Server) {
	var r Registry
	r.add(reader{}, &writer{})
	r.install(s)
}

type reader struct{}

func (reader) Name() string { return "read" }

func (reader) Failures() contract.Contract { return reading }

// FailuresOf is asked about somebody else.
func (reader) FailuresOf(tool string) contract.Contract { return writing }

func (reader) Call(_ context.Context, args json.RawMessage) (string, error) {
	if len(args) == 0 {
		return "", reading.Fail("gone", "")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

type writer struct{ busy bool }

func (*writer) Name() string { return "write" }

func (*writer) Failures() contract.Contract { return writing }

func (w *writer) Call(_ context.Context, args json.RawMessage) (string, error) {
	if w.busy {
		return "", reading.Fail("gone", "")
	}
	return "", taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
}
