package blanktext

import (
	_ "embed"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name          = "blanktext"
	categoryBlank = "blank"
)

//go:embed doc.go
var source string

// Analyzer reports error results whose text is blank.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryBlank, Severity: rule.Warning, Summary: "an error result has no words"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	for _, a := range answers.Of(pass) {
		if hasError(a) {
			continue
		}
		for _, r := range a.Results {
			if r.Flag != cause.Raised || hasData(r) || hasWords(r) || !isBlank(flow, r) {
				continue
			}
			report.Report(pass, report.Finding{
				Pos: a.Pos, End: a.End, Category: categoryBlank,
				Message: a.Who.Does("answer") + " a failure without words: the agent cannot tell what to change",
				Help:    "say what failed and what the agent can do about it",
				Sees:    `isError: true, ""`,
			})
		}
	}
	return nil, nil
}

// hasError reports whether an error is returned beside the result: libraries send its text, and not the result.
func hasError(a answers.Answer) bool { return len(a.Errors)+len(a.Forwarded) > 0 }

// hasData reports whether programs read something beside the text.
func hasData(r returns.Result) bool { return r.Data != cause.Cleared && r.Data != cause.FlagUnknown }

// hasWords reports whether the text is that of an error, or has something in it that the program was given.
func hasWords(r returns.Result) bool { return len(r.Rendered)+len(r.Text) > 0 }

// isBlank reports whether all texts of a result are constant and blank.
func isBlank(flow *errflow.Flow, r returns.Result) bool {
	texts, whole := flow.Wording(r.Value)
	return whole && strings.TrimSpace(strings.Join(texts, "")) == ""
}
