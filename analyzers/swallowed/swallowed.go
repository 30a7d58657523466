package swallowed

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name            = "swallowed"
	categoryDropped = "dropped"
)

//go:embed doc.go
var source string

// Analyzer reports errors of which a success tells nothing.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryDropped, Severity: rule.Warning, Summary: "a success is returned in the place of an error, of which nothing is left"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	for _, s := range answers.Successes(pass) {
		if s.Shown || s.Beside || s.Recorded || s.Tried || s.Argument || s.Whole || s.IsPartial() || s.Flagged && s.SpeaksOfFailure() {
			continue
		}
		what := "drops an error"
		if s.Source != "" {
			what = "drops the error of " + s.Source
		}
		finding := report.Finding{
			Pos: s.Instr.Pos(), Category: categoryDropped,
			Message: s.Subject + " " + what + " and returns a success: the agent takes what is left for the whole answer, and nobody learns of the failure; return an error, or say in the result what is missing",
			Related: []analysis.RelatedInformation{{Pos: s.Test, Message: "here the error is known not to be nil"}},
		}
		if s.Statement != nil {
			finding.End = s.Statement.End()
		}
		report.Report(pass, finding)
	}
	return nil, nil
}
