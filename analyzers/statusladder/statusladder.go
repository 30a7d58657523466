package statusladder

import (
	_ "embed"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name              = "statusladder"
	categoryFlattened = "flattened"
	categoryService   = "service"
)

//go:embed doc.go
var source string

// Analyzer reports statuses over HTTP that are all answered alike.
var Analyzer = report.Strict(report.Analyzer(name, source, run, program.Analyzer, scenario.Analyzer, flow.Analyzer, handlers.Analyzer))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryFlattened, Severity: rule.Warning, Summary: "several statuses are answered with the same error, which says nothing of them"},
			{Name: categoryService, Tier: rule.Strict, Severity: rule.Warning, Summary: "the same in a package without handlers"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	serves := len(pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers) > 0
	if !syntax.IsModuleAnalysed(pass) || pass.Pkg.Name() == "main" && !serves {
		return nil, nil // not part of a server
	}
	machine, set, category := scenario.Of(pass), sdk.Of(pass.Pkg), categoryService
	if serves {
		category = categoryFlattened
	}
	fails := func(v ssa.Value) bool { return isFailure(set, v) }
	for _, fn := range pass.ResultOf[program.Analyzer].(*program.Program).Short() {
		for _, f := range requests.FlatIn(machine, fn, fails) {
			report.Report(pass, report.Finding{
				Pos: f.At.Pos(), Category: category, Strict: !serves,
				Message: answers.Who(pass, fn).Does("answer") + " " + listed(f.Statuses) + " with the same error: the agent cannot tell what to do",
				Help:    "put the status into the error",
			})
		}
	}
	return nil, nil
}

// isFailure reports whether a result is an error, or a result with the error flag.
func isFailure(set *sdk.Set, v ssa.Value) bool {
	if program.IsError(v.Type()) {
		return !program.IsNil(v)
	}
	call, _ := program.CallOf(v)
	if call == nil {
		return false
	}
	_, builder, ok := set.Builder(program.Called(call.Common()))
	return ok && builder.Flag == sdk.Raised
}

// listed returns statuses in words: "401, 404 and 500".
func listed(statuses []int64) string {
	words := make([]string, len(statuses))
	for i, status := range statuses {
		words[i] = strconv.FormatInt(status, 10)
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
