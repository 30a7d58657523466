package plainerror

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/bridging"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

func (c *checker) reportPlain(p place) {
	what := "returns a plain error " + origin(p.plain)
	if p.category == categoryRendered {
		what = "renders a plain error " + origin(p.plain) + " into an error result"
	}
	remedy := "give it a code with a factory of package taxonomy"
	if !c.adopted {
		remedy = "give it a code, as with package " + api.Taxonomy
	}
	var fix *analysis.SuggestedFix
	if p.category == categoryReturned && len(p.plain) == 1 && c.adopted {
		if made, ok := madeIn(c.pass, p.Statement); ok {
			remedy, fix = "make the error with taxonomy."+made.code.Factory(), made.fix()
		}
	}
	report.Report(c.pass, report.Finding{
		Pos: p.Pos, End: p.End, Category: p.category,
		Message: p.Subject + " " + what + ": " + p.consequence() + "; " + remedy,
		Related: related(p.Answer, p.plain, "a plain error comes from "),
		Fix:     fix,
	})
}

// consequence says what the agent gets of the errors at the place.
func (p place) consequence() string {
	if p.classified {
		return "its text stays in the log, and the agent reads a general phrase, mostly that of an unexpected failure"
	}
	return consequence
}

// consequence says what the agent gets of an error without a code.
const consequence = "the agent gets text without a code, and only its words can say whether to retry, change the arguments or give up"

// reportUnadopted proposes to adopt codes, once for all handlers of the package.
func (c *checker) reportUnadopted() {
	var handling []*ssa.Function
	var list []analysis.RelatedInformation
	for _, p := range c.found {
		if p.Handler != nil && !slices.Contains(handling, p.Handler.Func) {
			handling = append(handling, p.Handler.Func)
		}
		list = append(list, analysis.RelatedInformation{Pos: p.Pos, End: p.End, Message: "an error without a code is " + p.category + " here"})
	}
	first := c.found[0]
	pos, subject := first.Pos, first.Subject+" answers"
	if first.Handler != nil {
		pos = first.Handler.Func.Pos()
	}
	if len(handling) > 1 {
		subject = first.Subject + " and " + count(len(handling)-1, "more") + " answer"
	}
	report.Report(c.pass, report.Finding{
		Pos: pos, Category: categoryUnadopted, Strict: true,
		Message: fmt.Sprintf("%s with errors that carry no code (%s): %s; %s", subject, count(len(c.found), "place"), consequence, adopting(first.Handler)),
		Related: list,
		Fix:     c.pass.ResultOf[bridging.Analyzer].(bridging.Servers).Fix(), Unsafe: true,
	})
}

// adopting says what gives every error of a server a code: the bridge to the library
// of a handler, if there is one.
func adopting(h *handlers.Handler) string {
	if h != nil && api.BridgeOf(h.Library) != "" {
		return "one middleware gives every error a code, that of package " + api.BridgeOf(h.Library)
	}
	return "one middleware can give every error a code, as with Classify of package " + api.Taxonomy
}

// count writes a number with a noun, such as "3 places" or "2 more".
func count(n int, noun string) string {
	if n != 1 && noun != "more" {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

func reportUnknown(pass *analysis.Pass, a answers.Answer, found []cause.Failure) {
	report.Report(pass, report.Finding{
		Pos: a.Pos, End: a.End, Category: categoryBaseType,
		Message: a.Subject + " returns an error with CodeUnknownError: the agent learns that something failed, but not what kind of failure it is; make the error with the factory of a code that says so",
		Related: related(a, found, "the error is made by "),
	})
}

// origin names what made the nearest of some errors, and where.
func origin(found []cause.Failure) string {
	f := nearest(found)
	text := f.Name
	if i := slices.IndexFunc(f.Via, func(s cause.Step) bool { return !isVariable(f.Name, s) }); i >= 0 {
		text += " in " + f.Via[i].Func
	}
	return "(" + text + answers.More(found) + ")"
}

// isVariable reports whether a step on the way of an error is that out of the variable of
// another package after which the error is named.
func isVariable(name string, s cause.Step) bool { return strings.HasSuffix("/"+name, "/"+s.Func) }

// related returns the ways of the errors that are not made in the return
// statement.
func related(a answers.Answer, found []cause.Failure, what string) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, f := range found {
		if len(f.Via) > 0 || f.Pos < a.Pos || a.End <= f.Pos {
			list = append(list, answers.PathOf(f, what+f.Name)...)
		}
	}
	return list
}
