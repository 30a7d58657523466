package protocolerror

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// reportReturns reports the returns of one handler, or all that go out with the code 0, at the
// first of them.
func reportReturns(pass *analysis.Pass, group []escapes.Return) {
	r := group[0]
	f := report.Finding{
		Pos: r.Pos, End: r.End, Category: categoryOf(group, func(r escapes.Return) escapes.Case { return r.Case }),
		Message: r.Subject + " returns " + what(r) + report.Likewise(len(group)-1) + ", which " + outcome(r.Effect, r.Kind) + "; " + remedy(pass, r.Answer.Library().Name, r.Kind, r.Case),
		Related: related(r), Fix: fixAll(pass, group),
	}
	for _, other := range group[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos, End: other.End, Message: other.Subject + " returns " + what(other)})
	}
	report.Report(pass, f)
}

// reportRemotes reports handlers of other packages at the first place that registers one.
func reportRemotes(pass *analysis.Pass, group []escapes.Remote) {
	slices.SortStableFunc(group, func(a, b escapes.Remote) int { return places.Compare(pass.Fset, a.Pos, b.Pos) })
	first, returns := group[0], 0
	var list []analysis.RelatedInformation
	for _, r := range group {
		returns += r.Returns
		list = append(list, analysis.RelatedInformation{Pos: r.Pos, Message: fmt.Sprintf("the %s handler %s returns errors in %s%s", r.Kind, strings.TrimPrefix(r.Name, escapes.Literal), count(r.Returns, "place"), placesOf(r))})
	}
	subject := fmt.Sprintf("%d handlers of other packages, which are registered from here on, such as the %s handler %s, return errors in %s", len(group), first.Kind, strings.TrimPrefix(first.Name, escapes.Literal), count(returns, "place"))
	report.Report(pass, report.Finding{
		Pos: first.Pos, Category: categoryOf(group, func(r escapes.Remote) escapes.Case { return r.Case }),
		Message: subject + "; an error there " + outcome(first.Effect, first.Kind) + "; " + remedyForAll(pass, first),
		Related: list,
	})
}

// remedyForAll says what to do about several handlers.
func remedyForAll(pass *analysis.Pass, r escapes.Remote) string {
	if r.Kind.IsTool() {
		return remedy(pass, r.Library, r.Kind, r.Case) + ", or let one middleware do so for all"
	}
	return remedy(pass, r.Library, r.Kind, r.Case)
}

// placesOf names the places of a handler of another package.
func placesOf(r escapes.Remote) string {
	if len(r.Places) == 0 {
		return ""
	}
	text := " (" + strings.Join(places.Short(r.Places), ", ")
	if r.Returns > len(r.Places) {
		text += " and more"
	}
	return text + ")"
}

func reportSeam(pass *analysis.Pass, s escapes.Seam) {
	subject := "this call forwards the error of what it calls"
	if s.Name != "" {
		subject = s.Name + " forwards the errors of the handlers that it is given"
	}
	report.Report(pass, report.Finding{
		Pos: s.Pos, Category: escapes.LeakySeam.String(),
		Message: fmt.Sprintf("%s (%s can stand behind it), and the error %s; %s", subject, known(s.Handlers, s.Returns), outcome(s.Effect, s.Kind), remedy(pass, s.Library, s.Kind, escapes.LeakySeam)),
	})
}

func reportRemote(pass *analysis.Pass, r escapes.Remote) {
	subject := fmt.Sprintf("the %s handler %s, which is registered from here, returns errors in %s", r.Kind, strings.TrimPrefix(r.Name, escapes.Literal), count(r.Returns, "place"))
	if r.Kind == sdk.MethodHandler {
		subject = fmt.Sprintf("middleware %s, which is installed from here, returns errors in %s", strings.TrimPrefix(r.Name, escapes.Literal), count(r.Returns, "place"))
	}
	if r.Seam {
		subject = r.Name + " forwards the errors of the " + r.Kind.String() + " handlers that can stand behind it (" + known(r.Handlers, r.Returns) + ")"
	} else {
		subject += placesOf(r)
	}
	report.Report(pass, report.Finding{
		Pos: r.Pos, Category: r.Case.String(),
		Message: subject + "; an error there " + outcome(r.Effect, r.Kind) + "; " + remedy(pass, r.Library, r.Kind, r.Case),
		Related: relatedElsewhere(r),
	})
}

// known says how many returns of handlers are known to fail. Others can fail with errors of
// what the package does not see, and not every implementation of an interface need be in use.
func known(handlers, returns int) string {
	return count(handlers, "handler") + " with " + count(returns, "return") + " known to fail"
}

// count writes a number with a noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// what names what is returned.
func what(r escapes.Return) string {
	nearest := r.Failures[0]
	for _, f := range r.Failures[1:] {
		if len(f.Via) < len(nearest.Via) {
			nearest = f
		}
	}
	return "an error (" + named(nearest) + answers.Through(nearest.Origin) + answers.More(r.Failures) + ")"
}

// named returns the name of what made an error.
func named(f cause.Failure) string {
	if f.Name == "" {
		return "taxonomy.Error"
	}
	return f.Name
}

// outcome says what the client gets, and what the model sees of it.
func outcome(e sdk.Effect, kind sdk.Kind) string {
	text := "goes out as " + answers.Arrival(e)
	switch {
	case kind.IsTool():
		text += ": the model usually never sees it and cannot correct itself"
	case e.Code == 0:
		text += ": the client cannot tell what went wrong from a code that means nothing"
	}
	return text
}

// remedy says what to do instead, with names that the version of the library has.
func remedy(pass *analysis.Pass, library string, kind sdk.Kind, c escapes.Case) string {
	switch {
	case c == escapes.ResourceNotFound:
		return "return mcp.ResourceNotFoundError with the URI"
	case !kind.IsTool():
		return "return a *jsonrpc.Error with a code that says what went wrong"
	case c == escapes.LeakySeam:
		return "make a result with the error flag of it there, once for all of them"
	case library == "mcp-go" && api.Lacks(pass.Pkg, mcpGo, "NewToolResultError"):
		return "return a result with IsError and a nil error"
	case library == "mcp-go":
		return "return mcp.NewToolResultError and a nil error"
	case library == "go-sdk":
		return "return a result with IsError and a nil error, or register the handler with mcp.AddTool, which makes one"
	}
	return "return a result with the error flag and a nil error"
}

// relatedElsewhere returns the places of another package at which it returns errors.
func relatedElsewhere(r escapes.Remote) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, at := range r.At {
		if at.IsValid() {
			list = append(list, analysis.RelatedInformation{Pos: at, Message: "an error is returned here"})
		}
	}
	return list
}

// related returns the ways of the errors that are not made in the return statement.
func related(r escapes.Return) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, f := range r.Failures {
		if len(f.Via) > 0 || f.Pos < r.Pos || r.End <= f.Pos {
			list = append(list, answers.Path(f.Origin, "an error comes from "+named(f))...)
		}
	}
	return list
}
