package plainerror

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

func reportPlain(pass *analysis.Pass, a answers.Answer, found []errflow.Failure, category string) {
	what := "returns a plain error " + origin(found)
	if category == categoryRendered {
		what = "renders a plain error " + origin(found) + " into an error result"
	}
	remedy := "give it a code with a factory of package taxonomy"
	var fix *analysis.SuggestedFix
	if category == categoryReturned && len(found) == 1 {
		if made, ok := madeIn(pass, a.Statement); ok {
			remedy, fix = "make the error with taxonomy."+made.code.Factory(), made.fix()
		}
	}
	report.Report(pass, report.Finding{
		Pos: a.Pos, End: a.End, Category: category,
		Message: a.Subject + " " + what + ": the agent gets text without a code, and only its words can say whether to retry, change the arguments or give up; " + remedy,
		Related: related(a, found, "a plain error comes from "),
		Fix:     fix,
	})
}

func reportUnknown(pass *analysis.Pass, a answers.Answer, found []errflow.Failure) {
	report.Report(pass, report.Finding{
		Pos: a.Pos, End: a.End, Category: categoryBaseType,
		Message: a.Subject + " returns an error with CodeUnknownError: the agent learns that something failed, but not what kind of failure it is; make the error with the factory of a code that says so",
		Related: related(a, found, "the error is made by "),
	})
}

// origin names what made the nearest of some errors, and where.
func origin(found []errflow.Failure) string {
	f := nearest(found)
	text := f.Name
	if i := slices.IndexFunc(f.Via, func(s errflow.Step) bool { return !isVariable(f.Name, s) }); i >= 0 {
		text += " in " + f.Via[i].Func
	}
	return "(" + text + answers.More(found) + ")"
}

// isVariable reports whether a step on the way of an error is that out of the variable of
// another package after which the error is named.
func isVariable(name string, s errflow.Step) bool { return strings.HasSuffix("/"+name, "/"+s.Func) }

// related returns the ways of the errors that are not made in the return
// statement.
func related(a answers.Answer, found []errflow.Failure, what string) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, f := range found {
		if len(f.Via) > 0 || f.Pos < a.Pos || a.End <= f.Pos {
			list = append(list, answers.PathOf(f, what+f.Name)...)
		}
	}
	return list
}
