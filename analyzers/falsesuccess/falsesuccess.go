package falsesuccess

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name            = "falsesuccess"
	categoryDerived = "derived"
	categoryText    = "text"
)

//go:embed doc.go
var source string

// Analyzer reports failures that are answered as a success.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryDerived, Severity: rule.Warning, Summary: "a result without the error flag is made of an error, or of what came with it"},
			{Name: categoryText, Severity: rule.Warning, Summary: "a result without the error flag speaks of a failure, where an error is known"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	for _, s := range answers.Successes(pass) {
		if !s.Flagged || s.IsPartial() {
			continue
		}
		switch {
		case s.Shown:
			reportSuccess(pass, s, categoryDerived, "puts "+errorOf(s)+" into a result without the error flag")
		case s.Beside && !s.Tried:
			reportSuccess(pass, s, categoryDerived, "puts "+besideErrorOf(s)+" into a result without the error flag")
		case !s.Tried && s.SpeaksOfFailure():
			reportSuccess(pass, s, categoryText, "tells of a failure in a result without the error flag")
		}
	}
	for _, s := range answers.Claims(pass) {
		reportSuccess(pass, s, categoryText, "says by its text that the call has failed, in a result without the error flag")
	}
	return nil, nil
}

func reportSuccess(pass *analysis.Pass, s answers.Success, category, what string) {
	finding := report.Finding{
		Pos: s.Instr.Pos(), Category: category,
		Message: s.Subject + " " + what + ": the agent takes the failed call for a success; return an error result",
	}
	if s.Test.IsValid() {
		finding.Related = []analysis.RelatedInformation{{Pos: s.Test, Message: "here the error is known not to be nil"}}
	}
	// Where it is neither shown nor recorded, the error result would drop its cause, which
	// lostcause reports. What came beside it may be nothing for the agent as a failure either.
	if s.Shown || s.Recorded {
		finding.Fix = fix(pass, s)
	}
	if s.Statement != nil {
		finding.End = s.Statement.End()
	}
	report.Report(pass, finding)
}

func errorOf(s answers.Success) string {
	if s.Source == "" {
		return "an error"
	}
	return "the error of " + s.Source
}

func besideErrorOf(s answers.Success) string {
	if s.Source == "" {
		return "what came with an error"
	}
	return "what " + s.Source + " returned beside its error"
}
