package jsonin_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/jsonin"
)

const decoding = `package m

import (
	"context"
	"encoding/json"
	"os"

	"github.com/google/go-github/v90/github"
	"github.com/mark3labs/mcp-go/mcp"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Name string
	Tags []string
}

type order struct{ Total float64 }

func ask[T any](v T)     {}
func load() *order       { return nil }

func argument(req mcp.CallToolRequest)    { ask(req.GetArguments()["filter"]) }
func parameters(req mcp.CallToolRequest)  { ask(req.Params.Arguments) }
func asserted(req mcp.CallToolRequest) {
	args, _ := req.Params.Arguments.(map[string]any)
	ask(args["filter"])
}
func named(req mcp.CallToolRequest)       { ask(req.Params.Name) }
func other(data map[string]any)           { ask(data["filter"]) }

func typed(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, any, error) {
	ask(in)
	return nil, nil, nil
}
func tags(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, any, error) {
	ask(in.Tags)
	return nil, nil, nil
}
func replaced(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, any, error) {
	in.Tags = nil
	ask(in.Tags)
	return nil, nil, nil
}

func client(ctx context.Context, c *github.Client) {
	issue, _, _ := c.Issues.Get(ctx, "o", "r", 1)
	ask(issue)
}
func ofIssue(ctx context.Context, c *github.Client) {
	issue, _, _ := c.Issues.Get(ctx, "o", "r", 1)
	ask(issue.Title)
}
func standard() {
	file, _ := os.Open("x")
	ask(file)
}
func own()                        { ask(load()) }
func unnamed(f json.Unmarshaler)  { ask(any(f)) }
`

func TestIsDecoded(t *testing.T) {
	s := fixture.Scope(t, decoding)
	r := jsonin.NewReader(s, nil)
	for name, want := range map[string]bool{
		"parameters": true, "asserted": true, "named": false, "other": false, "typed": true, "tags": true,
		"replaced": false, "client": true, "ofIssue": true, "standard": false, "own": false, "unnamed": false,
		"argument": true,
	} {
		assert.Equal(t, want, r.IsDecoded(fixture.Call(s.Program.Package().Func(name), "ask").Call.Args[0]), name)
	}
}

const objects = `package m

import (
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Name string }

func anything(req *mcp.CallToolRequest) {
	var args map[string]any
	_ = json.Unmarshal(req.Params.Arguments, &args)
}
func raw(req *mcp.CallToolRequest) {
	var args map[string]json.RawMessage
	_ = json.Unmarshal([]byte(req.Params.Arguments), &args)
}
func texts(req *mcp.CallToolRequest) {
	var args map[string]string
	_ = json.Unmarshal(req.Params.Arguments, &args)
}
func typed(req *mcp.CallToolRequest) {
	var args input
	_ = json.Unmarshal(req.Params.Arguments, &args)
}
func other(data []byte) {
	var args map[string]any
	_ = json.Unmarshal(data, &args)
}
`

func TestDecodesObject(t *testing.T) {
	s := fixture.Scope(t, objects)
	r := jsonin.NewReader(s, map[*ssa.Function]bool{})
	for name, want := range map[string]bool{"anything": true, "raw": true, "texts": false, "typed": false, "other": false} {
		call := fixture.Call(s.Program.Package().Func(name), "Unmarshal")
		assert.Equal(t, want, r.DecodesObject(program.Called(&call.Call), calls.At(call)), name)
	}
}
