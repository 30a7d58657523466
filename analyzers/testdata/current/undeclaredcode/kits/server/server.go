// Package server has the tools of a server.
package server

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/kits/kit"

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

func register(s *mcp.Server) {
	kit.Add(s, "read", reading, read)
	kit.Bridge(s, "write", writing, write)
	kit.Install(s, kit.New("rename", writing, rename), kit.New("list", reading, func(_ context.Context, in document) ([]string, error) {
		if _, err := os.ReadDir(in.ID); err != nil {
			return nil, gone.Fail("", taxonomy.Cause(err))
		}
		return nil, taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
	}))
}

func read(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		return "", gone.Fail("")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func write(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		return "", gone.Fail("")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func rename(_ context.Context, in document) (string, error) {
	return "", taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
}
