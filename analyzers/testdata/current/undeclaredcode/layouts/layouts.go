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
		return nil, taxonomy.Conflict("It is busy.") // want `^handler lines can fail with CodeConflict, which`
	case "b":
		return nil, taxonomy.Forbidden("Not yours.") // want `^handler lines can fail with CodeForbidden, which`
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
	return nil, taxonomy.NotFound("It has moved.", taxonomy.Reason("moved")) // want `^handler fields can fail with the reason "moved", which`
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
		return nil, taxonomy.Conflict("It is busy.") // want `^handler together can fail with CodeConflict, which`
	}
	_, err := store.Load("") // want `^handler together can fail with CodeDatabaseError through store.Load \(store.go:\d+\), db.Read \(db.go:\d+\), which`
	return nil, err
}

var inOneLine = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}

func line(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, inOneLine.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want `^handler line can fail with CodeConflict, which`
}

var gone = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}

var ofVariables = contract.Contract{
	gone,
}

func variables(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, ofVariables.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want `^handler variables can fail with CodeConflict, which`
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
			return nil, taxonomy.Conflict("It is busy.") // want `^the handler of inline can fail with CodeConflict, which its contract does not declare: `
		})
	}
}

// Two handlers with one contract add the same entry.
func again(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, inOneLine.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want `^handler again can fail with CodeConflict, which`
}
