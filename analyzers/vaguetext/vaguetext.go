package vaguetext

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name           = "vaguetext"
	categoryMemory = "memory"
)

//go:embed doc.go
var source string

// Analyzer reports texts for the agent that say nothing.
var Analyzer = report.Analyzer(name, source, run, append(answers.Requires(), escapes.Analyzer)...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryMemory, Severity: rule.Warning, Summary: "a text for the agent has addresses in memory where a value was meant"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	escaped := pass.ResultOf[escapes.Analyzer].(*escapes.Result)
	garbled := func(a answers.Answer) []answers.Reading {
		all := a.Readings(a.Prints && !escaped.Escapes(a) && a.ReachesModel())
		return slices.DeleteFunc(all, func(r answers.Reading) bool { return r.Class != cause.Garbled })
	}
	for _, t := range answers.Telling(answers.Of(pass), garbled) {
		report.Report(pass, report.Finding{
			Pos: t.Place(), Category: categoryMemory,
			Message: t.Subject().Does("print") + " " + report.Code(t.Name) + answers.In(t.Origin) + ", and the agent reads addresses in memory" + report.Likewise(len(t.Answers)-1),
			Help:    "print the fields that say something, or what the agent asked for",
			Sees:    "addresses in memory, such as 0xc000123400, another one each time",
			Related: t.Related(),
		})
	}
	return nil, nil
}
