package upstreamtext

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

func reportText(pass *analysis.Pass, a answers.Answer, t text) {
	what := "the text of an error of " + t.origin.Name
	if t.category == categorySensitive {
		what = t.origin.Name
	}
	f := report.Finding{
		Pos: a.Pos, End: a.End, Category: t.category, Strict: t.category == categoryForeign,
		Message: a.Subject + " " + t.does(what+answers.Through(t.origin)) + ": " + t.effect() + "; " + t.remedy(),
		Related: answers.Path(t.origin, what),
	}
	if t.returned {
		f.Fix = fix(pass, a.Statement)
	}
	report.Report(pass, f)
}

// does says what the code does with something.
func (t text) does(what string) string {
	switch {
	case !t.returned:
		return "puts " + what + " into its result"
	case t.category == categorySensitive:
		return "returns an error with " + what
	}
	return "returns " + what
}

// effect says what the agent sees because of it.
func (t text) effect() string {
	switch t.category {
	case categoryForeign:
		return "the agent reads what a library wrote for developers"
	case categorySensitive:
		return "the agent reads raw text that can hold internals and secrets"
	}
	return "the agent can read internals of the server in it, such as paths, addresses and queries"
}

// remedy says what to do instead.
func (t text) remedy() string {
	switch {
	case t.category == categorySensitive:
		return "write a message for the agent and keep this for logs, with taxonomy.Detail"
	case t.returned:
		return "return a message written for the agent and keep the error with taxonomy.Cause"
	}
	return "put a message written for the agent there and log the error"
}
