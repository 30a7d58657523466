package stdoutwrite

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name            = "stdoutwrite"
	categoryHandler = "handler"
	categoryStart   = "start"
)

//go:embed doc.go
var source string

// Analyzer reports what writes to the standard output of a server that sends its
// messages there.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer, program.Analyzer, effects.Analyzer, handlers.Analyzer, flow.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryHandler, Severity: rule.Warning, Summary: "code that handlers reach writes to the standard output of a stdio server"},
			{Name: categoryStart, Severity: rule.Warning, Summary: "code on the way to serving on stdio writes to standard output, or sets a logger to it"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	found := pass.ResultOf[effects.Analyzer].(*effects.Result)
	starts := found.Starts()
	if len(starts) == 0 || slices.ContainsFunc(pass.ResultOf[program.Analyzer].(*program.Program).Functions(), effects.Redirects) {
		return nil, nil
	}
	w := writer{pass: pass}
	if transports := found.Transports(); len(transports) > 0 {
		for _, d := range found.Written() {
			w.add(write{deed: d, category: categoryHandler})
		}
		for _, d := range found.Elsewhere() {
			w.add(write{deed: d, category: categoryHandler, served: transports[0]})
		}
	}
	for _, start := range starts {
		for _, d := range found.Before(effects.Writes, start) {
			w.add(write{deed: d, category: categoryStart})
		}
	}
	w.report()
	return nil, nil
}
