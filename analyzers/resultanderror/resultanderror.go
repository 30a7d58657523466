package resultanderror

import (
	_ "embed"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name           = "resultanderror"
	categoryResult = "result-dropped"
	categoryError  = "error-dropped"
)

//go:embed doc.go
var source string

// Analyzer reports results that are returned together with an error.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Tier: rule.Strict, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryResult, Severity: rule.Warning, Summary: "the library sends the error and drops the result that is returned with it"},
			{Name: categoryError, Severity: rule.Warning, Summary: "the library sends the result and drops the error that is returned with it"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	var causes []group
	of := make(map[group][]answers.Outcome)
	for _, o := range answers.Outcomes(pass) {
		if o.Result != returns.Present || !o.Error.IsSet() || o.Anyway || dropped(o) == "" {
			continue // a blank result loses nothing
		}
		c := causeOf(o)
		if of[c] == nil {
			causes = append(causes, c)
		}
		if !isAmong(o, of[c]) {
			of[c] = append(of[c], o)
		}
	}
	for _, c := range causes {
		report.Report(pass, finding(of[c]))
	}
	return nil, nil
}

// isAmong reports whether one of some outcomes is told at the place of another one, as those are of a
// helper that returns both in several ways.
func isAmong(o answers.Outcome, list []answers.Outcome) bool {
	return slices.ContainsFunc(list, func(other answers.Outcome) bool { return other.Pos == o.Pos })
}

// A group is what is mended once for all outcomes that share it: a place in a function of this
// package that handlers call, a function of another package, or else one handler.
type group struct {
	category string
	place    token.Pos
	function string
	handler  *handlers.Handler
}

func causeOf(o answers.Outcome) group {
	c := group{category: category(o)}
	switch {
	case o.Decided() != o.Pos:
		c.place = o.Decided()
	case len(o.Via) > 0:
		c.function = o.Via[0].Func
	default:
		c.handler = o.Handler
	}
	return c
}

// finding returns the finding for outcomes with one cause.
func finding(list []answers.Outcome) report.Finding {
	first := list[0]
	f := report.Finding{Pos: first.Pos, End: first.End, Category: category(first), Help: where(first) + help(first), Sees: sees(first), Wire: onWire(first)}
	if pos := first.Decided(); pos != first.Pos {
		f.Pos, f.End = pos, token.NoPos
		f.Message = first.Innermost() + " gives " + together(list).String() + " a result and an error: " + dropped(first)
		f.Related = places("handed on here", list)
		return f
	}
	what := first.Who.Does("return")
	if len(first.Via) > 0 {
		what = first.Innermost() + " gives " + first.Who.String()
	}
	f.Message = what + " a result and an error: " + dropped(first) + report.Likewise(len(list)-1)
	f.Related = append(first.Path("both are returned"), places("here, too", list[1:])...)
	return f
}

// together returns the handlers of some outcomes as one subject.
func together(list []answers.Outcome) report.Subject {
	var all []answers.Answer
	for _, o := range list {
		all = append(all, o.Answer)
	}
	return answers.SubjectOf(all)
}

func places(what string, list []answers.Outcome) []analysis.RelatedInformation {
	var related []analysis.RelatedInformation
	for _, o := range list {
		related = append(related, analysis.RelatedInformation{Pos: o.Pos, End: o.End, Message: what})
	}
	return related
}

// dropped says what the library drops, and is empty if it drops nothing or nobody knows.
func dropped(o answers.Outcome) string {
	effect := o.Effect(sdk.ErrorWithResult)
	switch {
	case effect.KeepsResult:
		return ""
	case saysAll(o, effect):
		return ""
	case effect.Vehicle == sdk.Dropped:
		return o.Library().Name + " sends the result and drops the error"
	case effect.Vehicle != sdk.ProtocolError && effect.Vehicle != sdk.ToolError && effect.Vehicle != sdk.TaskFailed:
		return ""
	case isOpen(o):
		return o.Library().Name + " sends the error and drops the result"
	case effect.Vehicle == sdk.ToolError:
		return o.Library().Name + " makes an error result of the error and drops the one returned"
	}
	return o.Library().Name + " sends " + answers.Arrival(effect) + " and drops the result"
}

// isOpen reports whether nobody knows in which form the error of an outcome arrives.
func isOpen(o answers.Outcome) bool {
	return !o.Direct || len(o.Errors) == 0 || slices.ContainsFunc(o.Errors, isSpecial)
}

// sees says what the agent gets.
func sees(o answers.Outcome) string {
	effect := o.Effect(sdk.ErrorWithResult)
	switch {
	case effect.Vehicle == sdk.Dropped:
		return "the result, and nothing of the error"
	case isOpen(o):
		return "the error, and nothing of the result"
	}
	return answers.Seen(effect, "…") + ", and nothing of the result"
}

// onWire returns the message without the result. Which of the two to return is for the author to say, so there is
// nothing to show for after that.
func onWire(o answers.Outcome) report.Wire {
	if isOpen(o) {
		return report.Wire{}
	}
	return report.Wire{Before: o.Line().Gets(o.Effect(sdk.ErrorWithResult), "")}
}

// saysAll reports whether the agent gets in the error what was in the result: both are failures,
// and are made of one text.
func saysAll(o answers.Outcome, effect sdk.Effect) bool {
	return o.Same && effect.Vehicle == sdk.ToolError && o.Flag == cause.Raised
}

func category(o answers.Outcome) string {
	if o.Effect(sdk.ErrorWithResult).Vehicle == sdk.Dropped {
		return categoryError
	}
	return categoryResult
}

// isSpecial reports whether a library can treat an error in a way of its own.
func isSpecial(f cause.Failure) bool {
	special := func(o cause.Origin) bool {
		return o.Class == cause.Coded || o.Class == cause.Unknown || o.Class == cause.Parameter
	}
	return special(f.Origin) || slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return special(p.Origin) })
}

// where names the function that returns both, if that is none of the handlers.
func where(o answers.Outcome) string {
	if len(o.Via) == 0 {
		return ""
	}
	return "in " + o.Innermost() + ", "
}

// help says which of the two to return.
func help(o answers.Outcome) string {
	if category(o) == categoryError {
		return "return the error with a nil result, or set the error flag of the result"
	}
	if o.Kind.IsTool() && len(o.Results) > 0 && o.Results[0].Flag == cause.Raised {
		return "return the error result with a nil error"
	}
	return "return one of the two, and nil for the other"
}
