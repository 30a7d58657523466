// Package layouts has contracts in all layouts, for the fixes.
package layouts

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/undeclaredcode/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

var oneLineEach = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}, // a comment
}

func lines(ctx context.Context, req request) (*result, error) {
	switch req.GetString("id", "") {
	case "a":
		return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
	case "b":
		return nil, taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
	}
	return nil, oneLineEach.Fail("gone", "")
}

var fieldsInLines = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: hint,
	},
}

func fields(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, fieldsInLines.Fail("gone", "")
	}
	return nil, taxonomy.NotFound("It has moved.", taxonomy.Reason("moved")) // want "undeclaredcode/reason: moved"
}

var bracesTogether = contract.Contract{{
	Reason:   "gone",
	Code:     taxonomy.CodeNotFound,
	When:     "It is gone.",
	Recovery: hint,
}}

func together(ctx context.Context, req request) (*result, error) {
	switch req.GetString("id", "") {
	case "a":
		return nil, bracesTogether.Fail("gone", "")
	case "b":
		return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
	}
	_, err := store.Load("") // want "undeclaredcode/code: CodeDatabaseError"
	return nil, err
}

var inOneLine = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}

func line(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, inOneLine.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

var gone = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}

var ofVariables = contract.Contract{
	gone,
}

func variables(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, ofVariables.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func add(s *server.MCPServer, name string, errs contract.Contract, h server.ToolHandlerFunc) {
	s.AddTool(mcp.NewTool(name), h)
}

func register(s *server.MCPServer) {
	if s != nil {
		add(s, "inline", contract.Contract{
			{
				Reason: "gone", Code: taxonomy.CodeNotFound,
				When: "It is gone.", Recovery: hint,
			},
		}, func(ctx context.Context, req request) (*result, error) {
			return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
		})
	}
}

// Two handlers with one contract add the same entry.
func again(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, inOneLine.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}
