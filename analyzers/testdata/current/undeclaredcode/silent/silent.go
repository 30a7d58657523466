// Package silent has handlers whose contracts say all that can be known.
package silent

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/remote"
	"example.test/undeclaredcode/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "quota", Code: taxonomy.CodeConflict, When: "It is full.", Recovery: hint, ThrownBy: contract.Service},
}

func declared(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, taxonomy.NotFound("It is gone, too.")
}

func declaredByService(ctx context.Context, req *request) (*result, error) {
	if err := store.Add(req.Params.Name); err != nil {
		return nil, failures.Fill(err)
	}
	return nil, failures.Fail("gone", "")
}

func declaredReason(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, failures.Fail("gone", "")
	}
	return nil, taxonomy.NotFound("It is gone, too.", taxonomy.Reason("gone"))
}

func baseline(ctx context.Context, req *request) (*result, error) {
	switch req.Params.Name {
	case "a":
		return nil, taxonomy.InternalError("A defect.")
	case "b":
		return nil, taxonomy.ServiceUnavailable("Not there.")
	case "c":
		return nil, taxonomy.Timeout("Too slow.")
	case "d":
		return nil, taxonomy.ValidationError("Too long.")
	case "e":
		return nil, taxonomy.SerializationError("Not JSON.")
	case "f":
		return nil, taxonomy.RequestCancelled("Gone away.")
	case "g":
		return nil, taxonomy.Retryable("Try again.")
	}
	return nil, failures.Fail("gone", "")
}

func compared(ctx context.Context, req *request) (*result, error) {
	err := work(ctx)
	if errors.Is(err, &taxonomy.Error{Code: taxonomy.CodeForbidden}) {
		return nil, failures.Fail("gone", "", taxonomy.Cause(err))
	}
	var coded *taxonomy.Error
	if errors.As(err, &coded) && coded.Code == taxonomy.CodeRateLimited {
		return nil, failures.Fail("quota", "", taxonomy.Cause(err))
	}
	switch taxonomy.Classify(err).Code {
	case taxonomy.CodeUnauthorized, taxonomy.CodeDatabaseError:
		return nil, failures.Fail("gone", "", taxonomy.Cause(err))
	}
	// taxonomy.Forbidden("in a comment") and "taxonomy.CodeForbidden" in a text.
	return nil, nil
}

func work(ctx context.Context) error { return ctx.Err() }

func asCause(ctx context.Context, req *request) (*result, error) {
	return nil, failures.Fail("gone", "", taxonomy.Cause(taxonomy.Forbidden("It is hidden.")))
}

func serviceAsCause(ctx context.Context, req *request) (*result, error) {
	if _, err := store.Load(req.Params.Name); err != nil {
		return nil, failures.Fail("gone", "", taxonomy.Cause(err))
	}
	return nil, taxonomy.InternalError("A defect.", taxonomy.Cause(taxonomy.Forbidden("It is hidden.")))
}

func notReturned(ctx context.Context, req *request) (*result, error) {
	err := taxonomy.Forbidden("Nobody reads this.")
	fmt.Fprintln(os.Stderr, err.Code)
	return nil, failures.Fail("gone", "")
}

func handled(ctx context.Context, req *request) (*result, error) {
	if err := store.Freeze(); err != nil {
		return nil, failures.Fail("gone", "")
	}
	return nil, nil
}

func atRunTime(code taxonomy.Code, reason string) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		if req.Params.Name == "" {
			return nil, failures.Fail(reason, "")
		}
		return nil, taxonomy.New(code, "It went wrong.")
	}
}

func plain(ctx context.Context, req *request) (*result, error) {
	if err := store.Rename(req.Params.Name); err != nil {
		return nil, err
	}
	return nil, failures.Fail("gone", "")
}

func classified(ctx context.Context, req *request) (*result, error) {
	_, err := os.ReadFile(req.Params.Name)
	return nil, taxonomy.Classify(failures.Fill(err))
}

func unknownReason(ctx context.Context, req *request) (*result, error) {
	return nil, failures.Fail("gnoe", "") // the business of contractuse
}

func openContract(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, remote.Open.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.")
}

var partly = contract.Contract{
	{Reason: os.Getenv("REASON"), Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}

func partlyKnown(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, partly.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.")
}

func withoutContract(ctx context.Context, req *request) (*result, error) {
	return nil, taxonomy.Conflict("It is busy.")
}

func noHandler() error {
	if len(os.Args) > 3 {
		return failures.Fail("gone", "")
	}
	return taxonomy.Conflict("It is busy.")
}

func deadBranch(ctx context.Context, req *request) (*result, error) {
	const debug = false
	if debug {
		return nil, taxonomy.Conflict("It is busy.")
	}
	return nil, failures.Fail("gone", "")
}

var other = contract.Contract{
	{Reason: "other", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

func ofOther(ctx context.Context, req *request) (*result, error) { return nil, other.Fail("other", "") }

// The contract of another tool is the business of contractuse.
func wrongContract(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, other.Fail("other", "")
	}
	return nil, failures.Fail("gone", "")
}

func invalidArguments(ctx context.Context, req *request) (*result, error) {
	if req.Params.Name == "" {
		return nil, taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Path: "name", Problem: "must not be empty"})
	}
	return nil, failures.Fail("gone", "")
}
