package failures_test

import (
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// collecting collects the contracts that packages know.
var collecting = &analysis.Analyzer{
	Name:       "collecting",
	Doc:        "collecting: collect contracts",
	Requires:   []*analysis.Analyzer{contracts.Analyzer},
	ResultType: reflect.TypeFor[failures.Contracts](),
	Run:        func(pass *analysis.Pass) (any, error) { return failures.ContractsIn(pass), nil },
}

// A handler has the contract with which another package registers it, with all that is stated in a third one; of
// two different ones it has none.
func TestContracts(t *testing.T) {
	list := contractsOf(t, "./orders", "./owner", "./registered")
	assert.Contains(t, list, "registered.go:45: orders.Failures Call list_orders and pass one of the identifiers it returns.")
	assert.Contains(t, list, "registered.go:81: contract.Contract{…} ")
	assert.Contains(t, list, "used.go:28: registered.one ")
	assert.NotContains(t, list, "owner.go:17: owner.Failures ")
	assert.Equal(t, []string{"owner.go:17: owner.Failures "}, contractsOf(t, "./orders", "./owner"))
}

// contractsOf returns the handlers of packages that have a contract, with that and what it says of a reason. The order
// of the packages does not count.
func contractsOf(t *testing.T, patterns ...string) []string {
	var known []failures.Contracts
	for _, act := range fixture.Analyze(t, collecting, "current/contracts", patterns...) {
		known = append(known, act.Result.(failures.Contracts))
	}
	var lists [2][]string
	for i := range lists {
		for at, c := range failures.JoinContracts(known) {
			lists[i] = append(lists[i], fmt.Sprintf("%s:%d: %s %v", filepath.Base(at.File), at.Line, c.Name, c.Declared.Recovery("gone")))
		}
		slices.Sort(lists[i])
		slices.Reverse(known)
	}
	assert.Equal(t, lists[0], lists[1])
	return lists[0]
}

// declared is a contract of three failures.
var declared = failures.Contract{
	Name: "orders.Failures", Whole: true,
	Declared: contract.Contract{
		{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: "Call list_orders.", Retry: taxonomy.RetryNo},
		{Reason: "shipped", Code: taxonomy.CodeConflict, When: "It has been shipped."},
		{Reason: "busy", Code: taxonomy.CodeRateLimited, When: "Others are first.", ThrownBy: contract.Service},
	},
}

func TestDeclare(t *testing.T) {
	tool := failures.Tool{Failures: []failures.Failure{
		{Reason: "gone"},
		{Code: "not_found", Recovery: "Ask the user."},
		{Code: "forbidden"},
		{Code: "internal_error"},
		{Reason: "gone", Code: "timeout", Recovery: "Wait.", Retry: "yes"},
		{Reason: "late", Code: "timeout"},
		{Reason: "invalid_arguments", Code: "validation_error"},
		{What: "os.ReadFile"},
		{What: failures.BadArguments},
	}}
	tool.Declare(&declared)
	assert.Equal(t, "orders.Failures", tool.Contract)
	var says []string
	for _, f := range tool.Failures {
		says = append(says, fmt.Sprintf("%s|%s|%s|%s: %s %v", f.Reason, f.Code, f.Recovery, f.Retry, f.Declared, f.Lacks()))
	}
	assert.Equal(t, []string{
		"gone|not_found|Call list_orders.|no: declared false",
		"|not_found|Ask the user.|: declared false",
		"|forbidden||: undeclared true",
		"|internal_error||: undeclared false",
		"gone|timeout|Wait.|yes: declared false",
		"late|timeout||: undeclared true",
		"invalid_arguments|validation_error||: undeclared false",
		"|||: undeclared false",
		"|||:  false",
		"shipped|conflict||: never produced false",
		"busy|rate_limited||: declared false",
	}, says)
	assert.Equal(t, failures.Failure{
		What: "shipped", Text: "It has been shipped.", Reason: "shipped", Code: "conflict",
		Declared: failures.NeverProduced, Arrives: failures.Arrival{As: failures.UnknownForm},
	}, tool.Failures[9])
}

// Where something is unknown, it may produce what nothing in sight does.
func TestDeclareUnknown(t *testing.T) {
	tool := failures.Tool{Unknown: []string{"calls a function value"}}
	tool.Declare(&declared)
	assert.Len(t, tool.Failures, 3)
	for _, f := range tool.Failures {
		assert.Equal(t, failures.IsDeclared, f.Declared)
	}
}

// A contract with entries that only a run knows may declare anything.
func TestDeclarePartly(t *testing.T) {
	partly, tool := declared, failures.Tool{Failures: []failures.Failure{{Code: "forbidden"}, {Reason: "gone"}}}
	partly.Whole = false
	tool.Declare(&partly)
	assert.Equal(t, []string{"the contract orders.Failures has entries that only a run knows"}, tool.Unknown)
	assert.Equal(t, failures.NoContract, tool.Failures[0].Declared)
	assert.Equal(t, failures.IsDeclared, tool.Failures[1].Declared)
}

func TestNoContract(t *testing.T) {
	tool := failures.Tool{Failures: []failures.Failure{{Code: "forbidden"}}}
	tool.Declare(nil)
	assert.Equal(t, failures.Tool{Failures: []failures.Failure{{Code: "forbidden"}}}, tool)
	assert.Empty(t, failures.JoinContracts(nil)[failures.Place{}])
}
