package argassert

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/asserted"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

const (
	name             = "argassert"
	categoryArgument = "argument"
	categoryWhole    = "arguments"
)

//go:embed doc.go
var source string

// Analyzer reports type assertions on the arguments of calls that can panic.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer, handlers.Analyzer, asserted.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.UncaughtException,
		Categories: []rule.Category{
			{Name: categoryArgument, Severity: rule.Warning, Summary: "an argument, or a part of one, is asserted to be of a type"},
			{Name: categoryWhole, Severity: rule.Warning, Summary: "all arguments of a call are asserted to be an object"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	set, found := sdk.Of(pass.Pkg), pass.ResultOf[asserted.Analyzer].(*asserted.Result)
	for _, assert := range found.Assertions {
		reportAssertion(pass, set, assert)
	}
	for _, e := range found.Elsewhere {
		reportElsewhere(pass, e)
	}
	return nil, nil
}
