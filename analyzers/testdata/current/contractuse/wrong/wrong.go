// Package wrong uses the contracts of other tools.
package wrong

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/contractuse/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	read = contract.Contract{
		{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	}
	write = contract.Contract{
		{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
	}
)

func add(s *mcp.Server, errs contract.Contract, h mcp.ToolHandler) { s.AddTool(&mcp.Tool{}, h) }

func register(s *mcp.Server) {
	add(s, read, reads)
	add(s, write, writes)
	add(s, write, throughHelper)
	add(s, read, ofOtherPackage)
	add(s, read, ofShared)
	add(s, contract.Contract{{Reason: "own", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}},
		func(ctx context.Context, req *request) (*result, error) {
			if req.Params.Name == "" {
				return nil, read.Fail("gone", "") // want "contractuse/wrong-contract: read"
			}
			return nil, taxonomy.Conflict("It is busy.", taxonomy.Reason("own"))
		})
}

func reads(ctx context.Context, req *request) (*result, error) { return nil, read.Fail("gone", "") }

func writes(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, read.Fail("gone", "") // want "contractuse/wrong-contract: read"
	}
	return nil, write.Fail("busy", "")
}

func throughHelper(ctx context.Context, req *request) (*result, error) {
	return nil, lookUp(req.Params.Name)
}

func lookUp(id string) error {
	if id == "" {
		return read.Fail("gone", "") // want "contractuse/wrong-contract: read"
	}
	return nil
}

func ofOtherPackage(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, orders.Failures.Fail("order_gone", "") // want "contractuse/wrong-contract: orders.Failures"
	}
	return nil, read.Fail("gone", "")
}

// A contract of no tool is the business of undeclaredcode.
func ofShared(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, orders.Shared.Fail("order_busy", "")
	}
	return nil, read.Fail("gone", "")
}

// What is bound by use alone is bound to the one that nobody else has.
var own = contract.Contract{
	{Reason: "own", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func byUse(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, read.Fail("gone", "") // want "contractuse/wrong-contract: read"
	}
	return nil, own.Fail("own", "")
}

// As a cause, the other failure is not what the agent reads.
func asCause(ctx context.Context, req *request) (*result, error) {
	return nil, own.Fail("own", "", taxonomy.Cause(lookUp(req.Params.Name)))
}
