// Package unproduced declares failures that nothing produces.
package unproduced

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/contractuse/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

var alone = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
}

func ofAlone(ctx context.Context, req *request) (*result, error) { return nil, alone.Fail("gone", "") }

var sameCode = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "moved", Code: taxonomy.CodeNotFound, When: "It has moved.", Recovery: hint}, // want "contractuse/unproduced: moved"
}

func ofSameCode(ctx context.Context, req *request) (*result, error) {
	return nil, sameCode.Fail("gone", "")
}

var shared = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "moved", Code: taxonomy.CodeNotFound, When: "It has moved.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
}

func first(ctx context.Context, req *request) (*result, error) { return nil, shared.Fail("gone", "") }

func second(ctx context.Context, req *request) (*result, error) { return nil, shared.Fail("moved", "") }

var deadHelper = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
}

func ofDeadHelper(ctx context.Context, req *request) (*result, error) {
	return nil, deadHelper.Fail("gone", "")
}

func dead() error { return deadHelper.Fail("busy", "") }

var withService = contract.Contract{
	{Reason: "row_gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
}

func ofWithService(ctx context.Context, req *request) (*result, error) {
	if err := store.Load(req.Params.Name); err != nil {
		return nil, withService.Fill(err)
	}
	return nil, nil
}

var foreignErrors = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
}

func ofForeignErrors(ctx context.Context, req *request) (*result, error) {
	if err := store.Check(req.Params.Name); err != nil {
		return nil, foreignErrors.Fail("gone", "", taxonomy.Cause(err))
	}
	return nil, ctx.Err()
}

var typed = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "defect", Code: taxonomy.CodeInternalError, When: "It is broken.", Recovery: hint}, // want "contractuse/unproduced: defect"
}

func ofTyped(ctx context.Context, req *request, in struct{ ID string }) (*result, any, error) {
	return nil, nil, typed.Fail("gone", "")
}

func register(s *mcp.Server) {
	errs := contract.Contract{
		{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
		{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
	}
	s.AddTool(&mcp.Tool{}, func(ctx context.Context, req *request) (*result, error) {
		return nil, errs.Fail("gone", "")
	})
}
