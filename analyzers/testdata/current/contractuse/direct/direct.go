// Package direct has errors that bypass the contract.
package direct

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/contractuse/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "moved", Code: taxonomy.CodeNotFound, When: "It has moved.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func rendered(err error) *result {
	r := render.Result(taxonomy.Classify(failures.Fill(err)), render.StructuredAbsent)
	return &result{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, IsError: r.IsError}
}

func factory(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, taxonomy.NotFound("It is gone.") // want "contractuse/prefer-fail: CodeNotFound"
}

func constructor(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, taxonomy.New(taxonomy.CodeConflict, "It is busy.") // want "contractuse/prefer-fail: CodeConflict"
}

func literal(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "It is busy."} // want "contractuse/prefer-fail: CodeConflict"
}

func inResult(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return rendered(taxonomy.Conflict("It is busy.")), nil // want "contractuse/prefer-fail: CodeConflict"
	}
	return rendered(failures.Fail("gone", "")), nil
}

func inHelper(ctx context.Context, req *request) (*result, error) {
	if err := helper(req.Params.Name); err != nil {
		return nil, failures.Fill(err)
	}
	return nil, nil
}

func helper(id string) error {
	if id == "" {
		return taxonomy.Conflict("It is busy.") // want "contractuse/prefer-fail: CodeConflict"
	}
	return nil
}

// The same place is reported once.
func inHelperAgain(ctx context.Context, req *request) (*result, error) {
	return nil, failures.Fill(helper(req.Params.Name))
}

func inVariable(ctx context.Context, req *request) (_ *result, err error) {
	defer func() { err = failures.Fill(err) }()
	err = taxonomy.Conflict("It is busy.") // want "contractuse/prefer-fail: CodeConflict"
	return nil, err
}

func severalTimes(ctx context.Context, req *request) (*result, error) {
	switch req.Params.Name {
	case "a":
		return nil, taxonomy.Conflict("It is busy.") // want "contractuse/prefer-fail: CodeConflict"
	case "b":
		return nil, taxonomy.Conflict("It is busy again.")
	case "c":
		return nil, taxonomy.NotFound("It is gone.") // want "contractuse/prefer-fail: CodeNotFound"
	}
	return nil, failures.Fail("gone", "")
}

func withCause(ctx context.Context, req *request) (*result, error) {
	if err := work(ctx); err != nil {
		return nil, taxonomy.Conflict("It is busy.", taxonomy.Cause(err), taxonomy.RetryYes) // want "contractuse/prefer-fail: CodeConflict"
	}
	return nil, failures.Fail("gone", "")
}

func work(ctx context.Context) error { return ctx.Err() }

// The contract lies in another package.
func ofOtherPackage(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, orders.Failures.Fail("order_gone", "")
	}
	return nil, taxonomy.NotFound("It is gone.") // want "contractuse/prefer-fail: CodeNotFound"
}

func register(s *mcp.Server) {
	add(s, contract.Contract{
		{Reason: "own", Code: taxonomy.CodeForbidden, When: "It is not yours.", Recovery: hint},
	}, func(ctx context.Context, req *request) (*result, error) {
		return nil, taxonomy.Forbidden("Not yours.") // want "contractuse/prefer-fail: CodeForbidden"
	})
}

func add(s *mcp.Server, errs contract.Contract, h mcp.ToolHandler) { s.AddTool(&mcp.Tool{}, h) }
