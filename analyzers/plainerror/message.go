package plainerror

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/bridging"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func (c *checker) reportPlain(p place) {
	what := p.Who.Does("return") + " an error without a code "
	if p.category == categoryRendered {
		what = p.Who.Does("answer") + " with an error without a code "
	}
	help := "make the error with a factory of package taxonomy, such as `taxonomy.NotFound`: the result then has a code"
	if !c.adopted {
		help = "put a code such as not_found into the result, by hand or with package github.com/mcperrlint/mcperrlint/taxonomy"
	}
	effect, sees := guessing, arrival(p.Answer, p.category == categoryRendered)+" with nothing but text"
	if p.classified {
		effect, sees = "the agent reads a general phrase instead", "a phrase of the bridge; the text is in the log"
		help = "make the error with a factory of package taxonomy, or with `bridge.NewError` and the option bridge.OwnWords"
	}
	var fix *analysis.SuggestedFix
	if p.category == categoryReturned && (c.adopted || p.classified) {
		help, fix = c.coding(p, help)
	}
	report.Report(c.pass, report.Finding{
		Pos: p.Pos, End: p.End, Category: p.category,
		Message: what + origin(p.plain) + "; " + effect, Help: help, Sees: sees, Wire: onWire(p.Answer, p.category == categoryRendered),
		Related: related(p.Answer, p.plain),
		Fix:     fix,
	})
}

// coding returns how to give the errors of a place their codes, and what does that for those whose code
// is certain.
func (c *checker) coding(p place, help string) (string, *analysis.SuggestedFix) {
	var all *analysis.SuggestedFix
	for _, f := range p.plain {
		made, ok := c.makers().made(f.Pos)
		if !ok || made.code == 0 {
			continue
		}
		if len(p.plain) == 1 {
			help = "make the error with `taxonomy." + made.code.Factory() + "`"
		}
		if fix := made.fix(false); all == nil {
			all = fix
		} else if fix != nil {
			all = report.Together(all, fix)
		}
	}
	return help, all
}

// guessing says what the agent does with a plain error.
const guessing = "the agent must guess whether to retry"

// arrival says in which form a failure arrives: as the error that a handler returns, or as a result that it
// makes of it.
func arrival(a answers.Answer, rendered bool) string {
	if rendered || a.Passed == wrappers.Converting {
		return "an error result"
	}
	if form := answers.Arrival(a.Effect(sdk.PlainError)); form != "" {
		return form
	}
	return "an error"
}

// onWire returns the message of a failure, as an error that a handler returns or a result that it makes of it. How a code
// looks in it is for the boundary to say, so there is nothing to show for after that.
func onWire(a answers.Answer, rendered bool) report.Wire {
	if rendered {
		return report.Wire{Before: a.Line().Gets(sdk.Effect{Vehicle: sdk.ToolError}, "")}
	}
	return report.Wire{Before: a.Line().Returns("")}
}

// reportUnadopted proposes to adopt codes, once for all handlers of the package.
func (c *checker) reportUnadopted(found []place) {
	var handling []*ssa.Function
	var list []analysis.RelatedInformation
	for _, p := range found {
		if p.Handler != nil && !slices.Contains(handling, p.Handler.Func) {
			handling = append(handling, p.Handler.Func)
		}
		list = append(list, analysis.RelatedInformation{Pos: p.Pos, End: p.End, Message: "a plain error is " + p.category + " here"})
	}
	first := found[0]
	pos, who := first.Pos, first.Who
	if first.Handler != nil {
		pos = first.Handler.Func.Pos()
	}
	who.Count = max(len(handling), 1)
	if who.Count > 1 && len(who.Names) > 1 {
		who.Names = who.Names[:1]
	}
	report.Report(c.pass, report.Finding{
		Pos: pos, Category: categoryUnadopted, Strict: true,
		Message: who.Does("return") + " errors without a code (" + places(len(found)) + "); " + guessing,
		Help:    adopting(first.Handler), Sees: arrival(first.Answer, first.category == categoryRendered) + " with nothing but text",
		Wire:    onWire(first.Answer, first.category == categoryRendered),
		Related: list,
		Fix:     c.pass.ResultOf[bridging.Analyzer].(bridging.Servers).Fix(), Unsafe: true,
	})
}

// adopting says what gives every error of a server a code: the bridge to the library
// of a handler, if there is one.
func adopting(h *handlers.Handler) string {
	if h != nil && sdk.Named(h.Library) != nil && sdk.Named(h.Library).Remedy.Bridge != "" {
		return "run `mcperrlint init -bridge`: it adds middleware that gives every error a code such as not_found"
	}
	return "give every error a code such as not_found in one place, for example with `taxonomy.Classify` of mcperrlint"
}

// places counts places.
func places(n int) string {
	if n == 1 {
		return "1 place"
	}
	return strconv.Itoa(n) + " places"
}

// reportUnknown reports errors with the code of last resort.
func reportUnknown(pass *analysis.Pass, a answers.Answer, found []cause.Failure) {
	report.Report(pass, report.Finding{
		Pos: a.Pos, End: a.End, Category: categoryBaseType,
		Message: a.Who.Does("return") + " an error with `CodeUnknownError`; the agent learns that it failed, but not how",
		Help:    "make the error with the factory of a code that says what failed, such as `taxonomy.NotFound`",
		Sees:    arrival(a, false) + " with the code " + taxonomy.CodeUnknownError.String(), Wire: onWire(a, false),
		Related: related(a, found),
	})
}

// origin names what made the nearest of some errors, and where.
func origin(found []cause.Failure) string {
	f := nearest(found)
	text := report.Func(f.Name)
	if i := slices.IndexFunc(f.Via, func(s cause.Step) bool { return !isVariable(f.Name, s) }); i >= 0 {
		text += " in " + report.Within(f.Via[i].Func)
	}
	return "(" + text + answers.More(found) + ")"
}

// isVariable reports whether a step on the way of an error is that out of the variable of
// another package after which the error is named.
func isVariable(name string, s cause.Step) bool { return strings.HasSuffix("/"+name, "/"+s.Func) }

// related returns the ways of the errors that are not made in the return
// statement.
func related(a answers.Answer, found []cause.Failure) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, f := range found {
		if len(f.Via) > 0 || f.Pos < a.Pos || a.End <= f.Pos {
			list = append(list, answers.PathOf(f, "the error comes from "+report.Func(f.Name))...)
		}
	}
	return list
}
