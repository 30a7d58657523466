// Package tables adds tools through functions and tables of its own around the bridge.
package tables

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	gone    = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}
	reading = contract.Contract{gone}
	writing = contract.Contract{gone}
)

type document struct{ ID string }

// tool adds a tool that gets no request.
func tool[In, Out any](s *mcp.Server, name string, declared contract.Contract, run func(context.Context, In) (Out, error)) {
	gosdk.AddTool(s, &mcp.Tool{Name: name}, declared, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (Out, error) {
		return run(ctx, in)
	})
}

// passed hands on what it is given.
func passed[In, Out any](s *mcp.Server, name string, declared contract.Contract, run func(context.Context, *mcp.CallToolRequest, In) (Out, error)) {
	gosdk.AddTool(s, &mcp.Tool{Name: name}, declared, run)
}

type row struct {
	name     string
	declared contract.Contract
	run      func(context.Context, *mcp.CallToolRequest, document) (string, error)
}

var rows = []row{
	{"rename", writing, rename},
	{name: "copy", declared: reading, run: copied},
}

func register(s *mcp.Server) {
	tool(s, "read", reading, read)
	passed(s, "write", writing, write)
	for _, r := range rows {
		gosdk.AddTool(s, &mcp.Tool{Name: r.name}, r.declared, r.run)
	}
}

func read(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		return "", gone.Fail("")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func write(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	if in.ID == "" {
		return "", gone.Fail("")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func rename(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	return "", taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
}

func copied(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	return "", taxonomy.RateLimited("Slow down.") // want "undeclaredcode/code: CodeRateLimited"
}
