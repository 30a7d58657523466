package protocolerror

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wire"
)

// reportReturns reports the returns of one handler, or all that go out with the code 0, at the
// first of them.
func reportReturns(pass *analysis.Pass, group []escapes.Return) {
	r := group[0]
	f := report.Finding{
		Pos: r.Pos, End: r.End, Category: categoryOf(group, func(r escapes.Return) escapes.Case { return r.Case }),
		Message: r.Who.Does("return") + " " + what(group) + " as " + outcome(r.Effect, r.Kind, r.Case) + report.Likewise(len(group)-1),
		Help:    help(pass, r.Answer.Library(), r.Kind, r.Case), Sees: sees(r.Effect, r.Kind), Wire: onWire(r.Effect, r.Kind),
		Related: related(r), Fix: fixAll(pass, group),
	}
	for i, other := range group[1:] {
		text := "here, too"
		if other.Handler != r.Handler {
			text = other.Who.Does("return") + " " + what(group[i+1:i+2])
		}
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos, End: other.End, Message: text})
	}
	tell(pass, f)
}

// tell reports a finding. Where an agent gets the text whatever the code is, the code alone is strict.
func tell(pass *analysis.Pass, f report.Finding) {
	f.Strict = f.Category == escapes.CodeZero.String()
	report.Report(pass, f)
}

// reportRemotes reports handlers of other packages at the first place that registers one.
func reportRemotes(pass *analysis.Pass, group []escapes.Remote) {
	slices.SortStableFunc(group, func(a, b escapes.Remote) int { return summary.ComparePositions(pass.Fset, a.Pos, b.Pos) })
	first := group[0]
	var list []analysis.RelatedInformation
	for _, r := range group {
		list = append(list, analysis.RelatedInformation{Pos: r.Pos, Message: titled("handler", r.Name) + " returns errors in " + placesOf(r)})
	}
	text := help(pass, sdk.Of(pass.Pkg).Named(first.Library), first.Kind, first.Case)
	if first.Kind.IsTool() {
		text += ", or let one middleware do so for all"
	}
	tell(pass, report.Finding{
		Pos: first.Pos, Category: categoryOf(group, func(r escapes.Remote) escapes.Case { return r.Case }),
		Message: titled("handler", first.Name) + " and " + count(len(group)-1, "other") + " return errors as " + outcome(first.Effect, first.Kind, first.Case),
		Help:    text, Sees: sees(first.Effect, first.Kind), Wire: onWire(first.Effect, first.Kind), Related: list,
	})
}

// placesOf names the places of a handler of another package.
func placesOf(r escapes.Remote) string {
	if len(r.Places) == 0 {
		return count(r.Returns, "place")
	}
	text := strings.Join(summary.Short(r.Places), ", ")
	if r.Returns > len(r.Places) {
		text += " and more"
	}
	return text
}

// titled names a function, with a title if it is a handler or middleware of another package: "handler `tools.Find`",
// "the middleware in `Log`", "the function literal in `Register`".
func titled(title, name string) string {
	if around, ok := strings.CutPrefix(name, escapes.Literal+"in "); ok {
		return "the " + cmp.Or(title, "function literal") + " in " + report.Within(around)
	}
	return strings.TrimSpace(title + " " + report.Func(name))
}

func reportSeam(pass *analysis.Pass, s escapes.Seam) {
	who := "this call"
	if s.Name != "" {
		who = titled("", s.Name)
	}
	tell(pass, report.Finding{
		Pos: s.Pos, Category: escapes.LeakySeam.String(),
		Message: who + " forwards the errors of " + count(s.Handlers, "handler") + " as " + outcome(s.Effect, s.Kind, escapes.LeakySeam),
		Help:    help(pass, sdk.Of(pass.Pkg).Named(s.Library), s.Kind, escapes.LeakySeam), Sees: sees(s.Effect, s.Kind), Wire: onWire(s.Effect, s.Kind),
	})
}

func reportRemote(pass *analysis.Pass, r escapes.Remote) {
	does := titled("handler", r.Name) + " returns errors"
	switch {
	case r.Seam:
		does = titled("", r.Name) + " forwards the errors of " + count(r.Handlers, "handler")
	case r.Kind == sdk.MethodHandler:
		does = titled("middleware", r.Name) + " returns errors"
	}
	text := help(pass, sdk.Of(pass.Pkg).Named(r.Library), r.Kind, r.Case)
	if !r.Seam && len(r.Places) > 0 {
		text += ", in " + placesOf(r)
	}
	tell(pass, report.Finding{
		Pos: r.Pos, Category: r.Case.String(), Message: does + " as " + outcome(r.Effect, r.Kind, r.Case),
		Help: text, Sees: sees(r.Effect, r.Kind), Wire: onWire(r.Effect, r.Kind), Related: relatedElsewhere(r),
	})
}

// count writes a number with a noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// what names what is returned where it is one thing: "the error of `tools.parse`", "an error from `os.Open`". What
// several returns give, or several calls, is "errors".
func what(group []escapes.Return) string {
	said := ""
	for _, r := range group {
		for _, f := range r.Failures {
			text := "an error from " + report.Func(named(f))
			if last := len(f.Via) - 1; last >= 0 {
				text = "the error of " + report.Func(f.Via[last].Func)
			}
			if said != "" && text != said {
				return "errors"
			}
			said = text
		}
	}
	return said
}

// named returns the name of what made an error.
func named(f cause.Failure) string {
	if f.Name == "" {
		return "taxonomy.Error"
	}
	return f.Name
}

// outcome says what the client gets, and what is wrong with it.
func outcome(e sdk.Effect, kind sdk.Kind, c escapes.Case) string {
	text := answers.Arrival(e)
	switch {
	case kind.IsTool():
		text += ", which most models never see"
	case c == escapes.ResourceNotFound:
		text += ", which does not say that the resource is missing"
	case e.Code == 0:
		text += ", a code that means nothing"
	}
	return text
}

// sees says what the agent gets.
func sees(e sdk.Effect, kind sdk.Kind) string {
	if kind.IsTool() {
		return "nothing, in most hosts: the client gets " + answers.Arrival(e)
	}
	return answers.Arrival(e) + ", with the text of the error"
}

// onWire returns the error on the wire, and the result that a tool should answer with. The code of another handler is for
// its author to say.
func onWire(e sdk.Effect, kind sdk.Kind) report.Wire {
	w := report.Wire{Before: wire.Answer{Effect: e, Kind: kind}.JSON()}
	if kind.IsTool() {
		w.After = wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ToolError}, Kind: kind}.JSON()
	}
	return w
}

// help says what to do instead, with names that the version of the library has.
func help(pass *analysis.Pass, library *sdk.SDK, kind sdk.Kind, c escapes.Case) string {
	switch {
	case c == escapes.ResourceNotFound:
		return "return `mcp.ResourceNotFoundError` with the URI"
	case !kind.IsTool():
		return "return a `*jsonrpc.Error` with a code that says what went wrong"
	case c == escapes.LeakySeam:
		return "turn the error into a result with the error flag here, once for all handlers"
	}
	text := sdk.Of(pass.Pkg).Remedy(library, kind)
	if text == sdk.ReturnTheError {
		text = "return a result with the error flag"
	}
	text += " and a nil error"
	if library != nil && library.Remedy.Typed != "" {
		text += ", or register the handler with `" + library.Remedy.Typed + "`, which does so"
	}
	return text
}

// relatedElsewhere returns the places of another package at which it returns errors.
func relatedElsewhere(r escapes.Remote) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, at := range r.At {
		if at.IsValid() {
			list = append(list, analysis.RelatedInformation{Pos: at, Message: "the error comes from here"})
		}
	}
	return list
}

// related returns the ways of the errors that are not made in the return statement.
func related(r escapes.Return) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, f := range r.Failures {
		if len(f.Via) > 0 || f.Pos < r.Pos || r.End <= f.Pos {
			list = append(list, answers.Path(f.Origin, "the error of "+report.Func(named(f)))...)
		}
	}
	return list
}
