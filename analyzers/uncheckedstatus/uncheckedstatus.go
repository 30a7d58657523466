package uncheckedstatus

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fates"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name            = "uncheckedstatus"
	categoryUnread  = "unread"
	categoryRefused = "refused"
)

//go:embed doc.go
var source string

// Analyzer reports responses over HTTP that are answered whatever their status says.
var Analyzer = report.Strict(report.Analyzer(name, source, run, fates.Analyzer, handlers.Analyzer))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.UncheckedReturn,
		Categories: []rule.Category{
			{Name: categoryUnread, Tier: rule.Strict, Severity: rule.Warning, Summary: "the body of a response is answered, and nobody reads its status"},
			{Name: categoryRefused, Severity: rule.Warning, Summary: "a status that is none of a success is answered with a zero value"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	for _, r := range pass.ResultOf[fates.Analyzer].(*fates.Result).Reached() {
		category, what := "", ""
		switch r.Fate.Kind {
		case fates.Unread:
			category, what = categoryUnread, "answers with what "+r.Source+" got, whatever its status is: the agent takes the page of a 404 or a 500 for the answer; return an error for every status but 2xx"
		case fates.Refused:
			category, what = categoryRefused, "goes on"+instead(r)+" where the status of "+r.Source+" is none of a success: the agent takes that for the answer; return an error that names the status"
		default:
			continue
		}
		if r.Func != "" {
			what = "reaches " + r.Func + " (" + r.Place.Short() + "), which " + what
		}
		report.Report(pass, report.Finding{Pos: r.Pos(), Category: category, Strict: category == categoryUnread, Message: what + r.Affected(), Related: append(r.Elsewhere(), fates.Handlers(r)...), Fix: fix(pass, r)})
	}
	return nil, nil
}

// instead says what is answered in place of the response.
func instead(r fates.Reach) string {
	if r.What == "" {
		return ""
	}
	return " with " + r.What
}
