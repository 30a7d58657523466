// Package gosdk has handlers of go-sdk that fail in undeclared ways.
package gosdk

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
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
	r := render.Result(taxonomy.Classify(failures.Fill(err)), render.StructuredAbsent)
	return &result{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, IsError: r.IsError}
}

func returned(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func inResult(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return rendered(taxonomy.Unauthorized("Sign in.")), nil, nil // want "undeclaredcode/code: CodeUnauthorized"
	}
	return nil, nil, failures.Fail("gone", "")
}

func byNew(ctx context.Context, req *request, in document) (*result, any, error) {
	err := taxonomy.New(taxonomy.CodeInitializationFailed, "Not ready.") // want "undeclaredcode/code: CodeInitializationFailed"
	return rendered(err), nil, failures.Fail("gone", "")
}

func byLiteral(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID != "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, &taxonomy.Error{Code: taxonomy.CodeForbidden, Message: "Not yours."} // want "undeclaredcode/code: CodeForbidden"
}

func inHelper(ctx context.Context, req *request, in document) (*result, any, error) {
	if err := check(in); err != nil {
		return nil, nil, err
	}
	return nil, nil, failures.Fail("gone", "")
}

func check(in document) error {
	if in.ID == "" {
		return taxonomy.InvalidRequest("No.") // want "undeclaredcode/code: CodeInvalidRequest"
	}
	return nil
}

func inClosure(ctx context.Context, req *request, in document) (*result, any, error) {
	err := func() error { return taxonomy.RateLimited("Wait.") }() // want "undeclaredcode/code: CodeRateLimited"
	if err == nil {
		err = failures.Fail("gone", "")
	}
	return nil, nil, err
}

func inService(ctx context.Context, req *request, in document) (*result, any, error) {
	if _, err := store.Find(in.ID); err != nil { // want "undeclaredcode/code: CodeNotFound"
		return nil, nil, other.Fill(err)
	}
	return nil, nil, nil
}

var other = append(contract.Contract{}, contract.Contract{
	{Reason: "taken", Code: taxonomy.CodeConflict, When: "It is taken.", Recovery: hint},
}...)

func twoDeep(ctx context.Context, req *request, in document) (*result, any, error) {
	text, err := store.Load(in.ID) // want "undeclaredcode/code: CodeDatabaseError"
	if err != nil {
		return nil, nil, failures.Fill(err)
	}
	return &result{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
}

func ofMethod(ctx context.Context, req *request, in document) (*result, any, error) {
	var s store.Service
	return nil, nil, failures.Fill(s.Lock(in.ID)) // want "undeclaredcode/code: CodeRateLimited"
}

func ofVariable(ctx context.Context, req *request, in document) (*result, any, error) {
	return nil, nil, failures.Fill(store.Freeze()) // want "undeclaredcode/code: CodeForbidden"
}

func sentinel(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fill(store.ErrFrozen) // want "undeclaredcode/code: CodeForbidden"
	}
	return nil, nil, nil
}

var errOld = taxonomy.Conflict("It is old.") // want "undeclaredcode/code: CodeConflict"

func ownSentinel(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, errOld
}

func severalTimes(ctx context.Context, req *request, in document) (*result, any, error) {
	switch in.ID {
	case "a":
		return nil, nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
	case "b":
		return nil, nil, taxonomy.Conflict("It is busy again.")
	case "c":
		return nil, nil, taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
	}
	return nil, nil, failures.Fail("gone", "")
}

func wrapped(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, fmt.Errorf("wrapped: %w", taxonomy.ConfigurationError("No key.")) // want "undeclaredcode/code: CodeConfigurationError"
	}
	return nil, nil, failures.Fail("gone", "")
}

func reason(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, taxonomy.NotFound("It has moved.", taxonomy.Reason("moved")) // want "undeclaredcode/reason: moved"
}

func baselineReason(ctx context.Context, req *request, in document) (*result, any, error) {
	if in.ID == "" {
		return nil, nil, failures.Fail("gone", "")
	}
	return nil, nil, taxonomy.Timeout("Too slow.", taxonomy.Reason("slow")) // want "undeclaredcode/reason: slow"
}

func serviceReason(ctx context.Context, req *request, in document) (*result, any, error) {
	if err := store.Remove(in.ID); err != nil { // want "undeclaredcode/reason: document_gone"
		return nil, nil, failures.Fill(err)
	}
	return nil, nil, nil
}

func serviceContract(ctx context.Context, req *request, in document) (*result, any, error) {
	if err := store.Add(in.ID); err != nil { // want "undeclaredcode/reason: quota"
		return rendered(err), nil, nil
	}
	return nil, nil, failures.Fail("gone", "")
}
