// Package silent has handlers and contracts that fit together.
package silent

import (
	"context"
	"errors"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/contractuse/orders"
	"example.test/contractuse/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

// Everything about this contract is as it should be.
var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "slow", Code: taxonomy.CodeTimeout, When: "It took too long.", Recovery: hint},
	{Reason: "row_gone", Code: taxonomy.CodeConflict, When: "The row is gone.", Recovery: hint, ThrownBy: contract.Service},
}

func declared(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, failures.Fail("slow", "It took a minute.")
}

func baselineByHand(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, taxonomy.Timeout("It took a minute.")
}

func reasonByHand(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("slow", "")
	}
	return nil, taxonomy.NotFound("It is gone.", taxonomy.Reason("gone"))
}

func optionsFromElsewhere(opts ...taxonomy.Option) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		if req.Params.Name == "" {
			return nil, failures.Fail("gone", "")
		}
		return nil, taxonomy.NotFound("It is gone.", opts...)
	}
}

func inService(ctx context.Context, req *request) (*result, error) {
	if err := store.Find(req.Params.Name); err != nil {
		return nil, failures.Fill(err)
	}
	return nil, nil
}

func sentinelOfService(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fill(store.ErrGone)
	}
	return nil, nil
}

func asCause(ctx context.Context, req *request) (*result, error) {
	return nil, failures.Fail("slow", "", taxonomy.Cause(taxonomy.NotFound("It is hidden.")))
}

func lookedFor(ctx context.Context, req *request) (*result, error) {
	if err := work(ctx); errors.Is(err, &taxonomy.Error{Code: taxonomy.CodeNotFound}) {
		return nil, failures.Fail("gone", "", taxonomy.Cause(err))
	}
	return nil, nil
}

func work(ctx context.Context) error { return ctx.Err() }

func notReturned(ctx context.Context, req *request) (*result, error) {
	err := taxonomy.NotFound("Nobody reads this.")
	return nil, failures.Fail("gone", err.Code.String())
}

func undeclared(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, taxonomy.Forbidden("The business of undeclaredcode.")
}

func noHandler() error { return taxonomy.NotFound("It is gone.") }

func withoutContract(ctx context.Context, req *request) (*result, error) {
	return nil, taxonomy.NotFound("It is gone.")
}

// The reason is known only at run time.
var atRunTime = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofRunTime(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, atRunTime.Fail("gone", "")
	}
	return nil, atRunTime.Fail(req.Params.Name, "")
}

// The reasons are passed to a helper.
var byHelper = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofHelper(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return failed("gone")
	}
	return failed("busy")
}

func failed(reason string) (*result, error) { return nil, byHelper.Fail(reason, "") }

// The contract is looked up in a helper that takes any.
var byParameter = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofParameter(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, byParameter.Fail("gone", "")
	}
	return nil, Any(byParameter, "busy")
}

// Any fails through any contract.
func Any(errs contract.Contract, reason string) error { return errs.Fail(reason, "") }

// The recovery alone is used, or the code alone.
var recovered = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeInternalError, When: "It is busy.", Recovery: hint},
	{Reason: "late", Code: taxonomy.CodeTimeout, When: "It is late.", Recovery: hint},
}

func ofRecovered(ctx context.Context, req *request) (*result, error) {
	switch req.Params.Name {
	case "a":
		return nil, taxonomy.NotFound("It is gone.", taxonomy.Reason("gone"), taxonomy.Recovery(recovered.Recovery("gone")))
	case "b":
		return nil, taxonomy.InternalError("It is busy.", taxonomy.Recovery(recovered.Recovery("busy")))
	}
	return nil, taxonomy.Timeout("It is late.")
}

// An implementation that nobody sees can produce anything.
var unseen = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

// Backend is implemented elsewhere.
type Backend interface{ Do(id string) error }

func ofUnseen(b Backend) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		if req.Params.Name == "" {
			return nil, unseen.Fail("gone", "")
		}
		return nil, unseen.Fill(b.Do(req.Params.Name))
	}
}

// An implementation of the package is called through an interface.
var behind = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

type checker interface{ check(id string) error }

type busy struct{}

func (busy) check(id string) error { return behind.Fail("busy", "") }

func ofBehind(c checker) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		if req.Params.Name == "" {
			return nil, behind.Fail("gone", "")
		}
		return nil, behind.Fail("gone", "", taxonomy.Cause(c.check(req.Params.Name)))
	}
}

// What other packages call can fail on their behalf.
var exported = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofExported(ctx context.Context, req *request) (*result, error) {
	return nil, exported.Fail("gone", "")
}

// Check is called elsewhere.
func Check() error { return exported.Fail("busy", "") }

// Nothing is known of how this contract is used.
var onlyFilled = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}

func ofOnlyFilled(ctx context.Context, req *request) (*result, error) {
	_, err := os.ReadFile(req.Params.Name)
	return nil, onlyFilled.Fill(err)
}

// Nobody is bound to this contract.
var unbound = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofUnbound() error { return unbound.Fail("gone", "") }

// The handler of this contract is in another package.
var elsewhere = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofElsewhere(ctx context.Context, req *request) (*result, error) {
	return nil, elsewhere.Fail("gone", "")
}

func register(s *mcp.Server) {
	add(s, elsewhere, orders.Get)
	add(s, extended, ofExtended)
}

func add(s *mcp.Server, errs contract.Contract, h mcp.ToolHandler) { s.AddTool(&mcp.Tool{}, h) }

// The entries of a common contract need not all be produced by everyone.
var extended = append(failures, contract.Failure{Reason: "own", Code: taxonomy.CodeConflict, When: "It is full.", Recovery: hint})

func ofExtended(ctx context.Context, req *request) (*result, error) {
	return nil, extended.Fail("own", "")
}
