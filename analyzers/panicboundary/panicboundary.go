package panicboundary

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name              = "panicboundary"
	categoryPanic     = "panic"
	categoryExit      = "exit"
	categoryMust      = "must"
	categoryRecovery  = "no-recovery"
	categoryBounds    = "bounds"
	categoryAssertion = "assertion"
	categoryAbsent    = "absent"
)

//go:embed doc.go
var source string

// Analyzer reports code that ends a server with all its sessions because of one
// call.
var Analyzer = report.Strict(report.Analyzer(name, source, run, inspect.Analyzer, program.Analyzer, handlers.Analyzer, effects.Analyzer, inputs.Cuts, inputs.Assertions, flow.Analyzer, scenario.Analyzer))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.UncaughtException,
		Categories: []rule.Category{
			{Name: categoryPanic, Severity: rule.Warning, Summary: "code that handlers reach panics"},
			{Name: categoryExit, Severity: rule.Warning, Summary: "code that handlers reach ends the process"},
			{Name: categoryMust, Severity: rule.Warning, Summary: "a function that panics on bad input is given what a client sent"},
			{Name: categoryBounds, Severity: rule.Warning, Summary: "a list is cut where an argument says, which nothing has checked"},
			{Name: categoryAssertion, Severity: rule.Warning, Summary: "what was decoded from others is asserted, or an element of it taken, without a check"},
			{Name: categoryAbsent, Severity: rule.Warning, Summary: "a pointer is followed that a library gives as nil, without an error, where there is nothing"},
			{Name: categoryRecovery, Tier: rule.Strict, Severity: rule.Warning, Summary: "a server has no middleware that recovers from panics"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	c := checker{
		pass:  pass,
		found: pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		deeds: pass.ResultOf[effects.Analyzer].(*effects.Result),
		cuts:  pass.ResultOf[inputs.Cuts].(*inputs.CutsResult),
	}
	c.exits()
	c.panics()
	functions := slices.DeleteFunc(slices.Clone(pass.ResultOf[program.Analyzer].(*program.Program).Functions()), c.isRecovered)
	c.musts(functions)
	if c.found.Looked() {
		c.bounds(functions)
		c.negatives(functions)
		c.held()
	}
	if c.found.Looked() || pass.Pkg.Name() != "main" && syntax.IsModuleAnalysed(pass) {
		c.assertions(functions)
		c.elements(functions)
		c.absents(functions)
	}
	c.servers()
	return nil, nil
}
