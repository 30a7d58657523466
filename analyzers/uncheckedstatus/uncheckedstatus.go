package uncheckedstatus

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name            = "uncheckedstatus"
	categoryUnread  = "unread"
	categoryRefused = "refused"
)

//go:embed doc.go
var source string

// Analyzer reports responses over HTTP that are answered whatever their status says.
var Analyzer = report.Strict(report.Analyzer(name, source, run, swallow.Analyzer, handlers.Analyzer))

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
	for _, r := range pass.ResultOf[swallow.Analyzer].(*swallow.Result).Reached() {
		f := report.Finding{Pos: r.Pos(), Related: append(r.Elsewhere(), swallow.Handlers(r)...), Fix: fix(pass, r)}
		request := "when " + report.Func(r.Source) + r.Where()
		remedy := sdk.Anew(r.Remedy(pass))
		switch r.Fate.Kind {
		case swallow.Unread:
			f.Category, f.Strict = categoryUnread, true
			f.Message = request + " gets a 404 or 500, " + r.Subject().Does("use") + " its body as if it had succeeded: nobody checks the status"
			f.Help = "check `StatusCode` before the body is read: if it is not 2xx, " + remedy
			f.Sees = success(r) + ", and what is in the body of the 404 or 500"
		case swallow.Refused:
			f.Category = categoryRefused
			f.Message = request + " gets an error status, " + r.Subject().Does("go") + " on with " + instead(r) + ", as if it had succeeded"
			f.Help = remedy + ", and name the status in it"
			f.Sees = success(r) + ", and nothing about the status"
		default:
			continue
		}
		f.Wire = answers.LineOf(pass, r.Handler()).Hides("")
		report.Report(pass, f)
	}
	return nil, nil
}

// instead says what is answered in place of the response.
func instead(r swallow.Reach) string {
	if r.What == "" {
		return "what is left"
	}
	return r.What
}

// success is what the agent gets at first.
func success(r swallow.Reach) string {
	if r.Kind.IsTool() {
		return "isError: false"
	}
	return "a result"
}
