package swallowed

import (
	_ "embed"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/fates"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/logs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name              = "swallowed"
	categoryDropped   = "dropped"
	categorySkipped   = "skipped"
	categoryIteration = "iteration"
	categoryIgnored   = "ignored"
	categoryPart      = "part"
)

//go:embed doc.go
var source string

// Analyzer reports errors of which a success tells nothing.
var Analyzer = report.Strict(report.Analyzer(name, source, run, append(answers.Requires(), fates.Analyzer)...))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryDropped, Severity: rule.Warning, Summary: "a success is returned in the place of an error, of which nothing is left"},
			{Name: categorySkipped, Severity: rule.Warning, Summary: "an item is left out on an error, and the answer does not tell"},
			{Name: categoryIteration, Severity: rule.Warning, Summary: "what a loop has read is answered, and nobody asks why it ended"},
			{Name: categoryIgnored, Severity: rule.Warning, Summary: "the error of a call is discarded, and what it gave is answered"},
			{Name: categoryPart, Tier: rule.Strict, Severity: rule.Warning, Summary: "a part of an answer is left out on an error, and the answer does not tell"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	returned := make(map[token.Pos]bool)
	for _, s := range answers.Successes(pass) {
		returned[s.Instr.Pos()] = true
		if s.Shown || s.Beside || isRecorded(s) || s.Fallback || s.Argument || s.ShowsAll || s.IsPartial() || s.Flagged && s.SpeaksOfFailure() {
			continue
		}
		what := "when a call fails, "
		if s.Source != "" {
			what = "when " + report.Func(s.Source) + " fails, "
		}
		what += s.Who.Does("return") + " a success without a word of it"
		if s.Recorded {
			what += "; only a log tells"
		}
		finding := report.Finding{
			Pos: s.Instr.Pos(), Category: categoryDropped, Message: what,
			Help: s.Remedy(pass) + ", or say in the result what is missing", Sees: sees(s.Who.Kind),
			Related: []analysis.RelatedInformation{{Pos: s.Test, Message: "here the error is known not to be nil"}},
		}
		if s.Statement != nil {
			finding.End = s.Statement.End()
		}
		report.Report(pass, finding)
	}
	hidden(pass, returned)
	return nil, nil
}

// isRecorded reports whether an error is kept where others than those who read a log find it.
func isRecorded(s answers.Success) bool {
	return s.Recorded && slices.ContainsFunc(s.Errors, func(err ssa.Value) bool { return !logs.OnlyLogged(err) })
}
