package swallowed

import (
	_ "embed"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
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
var Analyzer = report.Strict(report.Analyzer(name, source, run, append(answers.Requires(), swallow.Analyzer)...))

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
		finding := report.Finding{
			Pos: s.Instr.Pos(), Category: categoryDropped, Message: says(s), Help: s.Remedy(pass) + ", or say in the result what is missing", Sees: sees(s.Who.Kind), Strict: isSlightAnswer(pass, s),
			Related: []analysis.RelatedInformation{{Pos: s.Test, Message: "here the error is known not to be nil"}},
		}
		if text := answered(s); text != "" && s.Who.Kind.IsTool() {
			finding.Sees = "isError: false, " + text
		}
		finding.Wire = s.Line(pass).Hides(strings.Trim(answered(s), `"`))
		if s.Statement != nil {
			finding.End = s.Statement.End()
		}
		report.Report(pass, finding)
	}
	hidden(pass, returned)
	return nil, nil
}

// isSlightAnswer reports whether few would mend that a handler does not tell of a failure: a comment says that it is meant
// so, it is unknown what fails, or what was asked for is done, and only looking at it fails.
func isSlightAnswer(pass *analysis.Pass, s answers.Success) bool {
	return s.Source == "" || s.IsMeant(pass) || s.IsDone()
}

// says says when which call fails, and what the handler answers then.
func says(s answers.Success) string {
	call, what := "a call", s.Who.Does("return")+" a success that does not mention it"
	if s.Source != "" {
		call = report.Func(s.Source)
	}
	if text := answered(s); text != "" {
		what = s.Who.Does("answer") + " " + text + " as a success"
	}
	if s.Recorded {
		what += "; only a log tells"
	}
	return "when " + call + " fails, " + what
}

// answered returns the text of a result in quotes, if it is constant.
func answered(s answers.Success) string {
	if len(s.Texts) != 1 || s.Texts[0] == "" {
		return ""
	}
	return `"` + answers.Shortened(s.Texts[0]) + `"`
}

// isRecorded reports whether an error is kept where others than those who read a log find it.
func isRecorded(s answers.Success) bool {
	return s.Recorded && slices.ContainsFunc(s.Errors, func(err ssa.Value) bool { return !flow.OnlyLogged(err, nil) })
}
