// Package gosdk has handlers of go-sdk that fail in undeclared ways.
package gosdk

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

const hint = "Call list_documents and pass one of the names it returns."

var failures = append(contract.Contract{}, contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}...)

type document struct{ ID string }

func rendered(err error) *result {
	r := taxonomy.Render(taxonomy.Classify(failures.Fill(err)), taxonomy.StructuredAbsent)
	return &result{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, IsError: r.IsError}
}

func returned(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, taxonomy.Conflict("It is busy.") // want `^handler returned can fail with CodeConflict, which its contract failures does not declare: the agent gets neither a reason nor a recovery for it; add an entry for it to the contract \(undeclaredcode/code\)$`
}

func inResult(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return rendered(taxonomy.Unauthorized("Sign in.")), nil, nil // want `^handler inResult can fail with CodeUnauthorized, which its contract failures`
	}
	return nil, nil, failures.Fail("gone", "")
}

func byNew(ctx context.Context, req *request, in document) (*result, any, error) {
	err := taxonomy.New(taxonomy.CodeInitializationFailed, "Not ready.") // want `^handler byNew can fail with CodeInitializationFailed, which`
	return rendered(err), nil, failures.Fail("gone", "")
}

func byLiteral(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID != "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, &taxonomy.Error{Code: taxonomy.CodeForbidden, Message: "Not yours."} // want `^handler byLiteral can fail with CodeForbidden, which`
}

func inHelper(ctx context.Context, req *request, in document) (*result, any, error) {
	if err := check(in); err != nil {
		return nil, nil, err
	}
	return nil, nil, failures.Fail("gone", "")
}

func check(in document) error {
	if in.ID == "" {
		return taxonomy.InvalidRequest("No.") // want `^handler inHelper can fail with CodeInvalidRequest through gosdk.check \(gosdk.go:\d+\), which its contract failures does not declare: `
	}
	return nil
}

func inClosure(ctx context.Context, req *request, in document) (*result, any, error) {
	err := func() error { return taxonomy.RateLimited("Wait.") }() // want `^handler inClosure can fail with CodeRateLimited through a function literal \(gosdk.go:\d+\), which`
	if err == nil {
		err = failures.Fail("gone", "")
	}
	return nil, nil, err
}

func inService(ctx context.Context, req *request, in document) (*result, any, error) {
	if _, err := store.Find(in.ID); err != nil { // want `^handler inService can fail with CodeNotFound through store.Find \(store.go:\d+\), which its contract other does not`
		return nil, nil, other.Fill(err)
	}
	return nil, nil, nil
}

var other = append(contract.Contract{}, contract.Contract{
	{Reason: "taken", Code: taxonomy.CodeConflict, When: "It is taken.", Recovery: hint},
}...)

func twoDeep(ctx context.Context, req *request, in document) (*result, any, error) {
	text, err := store.Load(in.ID) // want `^handler twoDeep can fail with CodeDatabaseError through store.Load \(store.go:\d+\), db.Read \(db.go:\d+\), which`
	if err != nil {
		return nil, nil, failures.Fill(err)
	}
	return &result{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
}

func ofMethod(ctx context.Context, req *request, in document) (*result, any, error) {
	var s store.Service
	return nil, nil, failures.Fill(s.Lock(in.ID)) // want `^handler ofMethod can fail with CodeRateLimited through store.\(\*Service\).Lock \(store.go:\d+\), which`
}

func ofVariable(ctx context.Context, req *request, in document) (*result, any, error) {
	return nil, nil, failures.Fill(store.Freeze()) // want `^handler ofVariable can fail with CodeForbidden through store.Freeze \(store.go:\d+\), which`
}

func sentinel(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fill(store.ErrFrozen) // want `^handler sentinel can fail with CodeForbidden through store.ErrFrozen \(store.go:\d+\), which`
	}
	return nil, nil, nil
}

var errOld = taxonomy.Conflict("It is old.") // want `^handler ownSentinel can fail with CodeConflict, which`

func ownSentinel(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, errOld
}

func severalTimes(ctx context.Context, req *request, in document) (*result, any, error) {
	switch in.ID {
	case "a":
		return nil, nil, taxonomy.Conflict("It is busy.") // want `^handler severalTimes can fail with CodeConflict, which`
	case "b":
		return nil, nil, taxonomy.Conflict("It is busy again.")
	case "c":
		return nil, nil, taxonomy.Forbidden("Not yours.") // want `^handler severalTimes can fail with CodeForbidden, which`
	}
	return nil, nil, failures.Fail("gone", "")
}

func wrapped(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, fmt.Errorf("wrapped: %w", taxonomy.ConfigurationError("No key.")) // want `^handler wrapped can fail with CodeConfigurationError, which`
	}
	return nil, nil, failures.Fail("gone", "")
}

func reason(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, taxonomy.NotFound("It has moved.", taxonomy.Reason("moved")) // want `^handler reason can fail with the reason "moved", which its contract failures does not declare: the agent gets no recovery for it; add an entry for it to the contract \(undeclaredcode/reason\)$`
}

func baselineReason(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, taxonomy.Timeout("Too slow.", taxonomy.Reason("slow")) // want `^handler baselineReason can fail with the reason "slow", which`
}

func serviceReason(ctx context.Context, req *request, in document) (*result, any, error) {
	if err := store.Remove(in.ID); err != nil { // want `^handler serviceReason can fail with the reason "document_gone" through store.Remove \(store.go:\d+\), which`
		return nil, nil, failures.Fill(err)
	}
	return nil, nil, nil
}

func serviceContract(ctx context.Context, req *request, in document) (*result, any, error) {
	if err := store.Add(in.ID); err != nil { // want `^handler serviceContract can fail with the reason "quota" through store.Add \(store.go:\d+\), which`
		return rendered(err), nil, nil
	}
	return nil, nil, failures.Fail("gone", "")
}
