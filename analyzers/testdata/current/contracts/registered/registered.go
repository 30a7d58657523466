// Package registered registers handlers together with their contracts, with
// go-sdk.
package registered

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/contracts/orders"
	"example.test/contracts/owner"
	"example.test/contracts/used"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	one = contract.Contract{{Reason: "one", Code: taxonomy.CodeNotFound}}
	two = contract.Contract{{Reason: "two", Code: taxonomy.CodeNotFound}}
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

// add registers a tool with its contract.
func add(s *mcp.Server, name string, errs contract.Contract, h mcp.ToolHandler) {
	s.AddTool(&mcp.Tool{Name: name}, filling(errs, h))
}

// filling adds what the contract declares to the errors of a handler.
func filling(errs contract.Contract, h mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		r, err := h(ctx, req)
		return r, errs.Fill(err)
	}
}

func inOneCall(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to one by registration`

func inWrapper(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to two by registration`

func ofOtherPackage(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to orders.Failures by registration`

func throughVariables(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to one by registration`

type tools struct{}

func (tools) method(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to one by registration`

func made(name string) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) { // want `bound to one by registration`
		_ = name
		return nil, nil
	}
}

func usesAnother(ctx context.Context, req *request) (*result, error) { // want `bound to one by registration`
	return nil, two.Fail("two", "")
}

func inBoth(ctx context.Context, req *request) (*result, error) { return nil, nil }

func withUnknown(errs contract.Contract) func(ctx context.Context, req *request) (*result, error) {
	return func(ctx context.Context, req *request) (*result, error) { return nil, one.Fail("one", "") }
}

func alone(ctx context.Context, req *request) (*result, error) { return nil, nil }

func calls(s *mcp.Server, unknown contract.Contract) {
	add(s, "in one call", one, inOneCall)
	s.AddTool(&mcp.Tool{Name: "in wrapper"}, filling(two, inWrapper))
	add(s, "of other package", orders.Failures, ofOtherPackage)
	errs, handler := one, throughVariables
	add(s, "through variables", errs, handler)
	add(s, "method", one, tools{}.method)
	add(s, "made", (one), made("made"))
	add(s, "literal", contract.Contract{{Reason: "own", Code: taxonomy.CodeNotFound}},
		func(ctx context.Context, req *request) (*result, error) { return nil, nil }) // want `bound to a literal by registration`
	add(s, "uses another", one, usesAnother)
	add(s, "in both", one, inBoth)
	add(s, "in both again", two, inBoth)
	add(s, "with unknown", unknown, withUnknown(unknown))
	s.AddTool(&mcp.Tool{Name: "alone"}, alone)
	add(s, "foreign", one, used.Get)        // want `foreign Get bound to one`
	add(s, "foreign again", two, owner.Get) // want `foreign Get bound to two`
	add(s, "known there", owner.Failures, owner.Get)
}

// typed registers a tool whose arguments are decoded.
func typed[In any](s *mcp.Server, t spec, h mcp.ToolHandlerFor[In, any]) {
	mcp.AddTool(s, &mcp.Tool{Name: t.name}, h)
}

type spec struct {
	name string
	errs contract.Contract
	run  mcp.ToolHandler
}

type arguments struct{ Name string }

func nested(ctx context.Context, req *request, in arguments) (*result, any, error) { // want `bound to one by registration`
	return nil, nil, nil
}

func inLiteral(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to one by registration`

func inPointer(ctx context.Context, req *request) (*result, error) { return nil, nil } // want `bound to two by registration`

func neighbour(ctx context.Context, req *request) (*result, error) { return nil, nil }

func literals(s *mcp.Server) {
	typed(s, spec{name: "nested", errs: one}, nested)
	for _, t := range []spec{
		{name: "in literal", errs: one, run: inLiteral},
		{name: "neighbour", run: neighbour},
	} {
		add(s, t.name, t.errs, t.run)
	}
	for _, t := range []*spec{{"in pointer", two, inPointer}} {
		s.AddTool(&mcp.Tool{Name: t.name}, t.run)
	}
}
