package nilresult

import (
	_ "embed"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name             = "nilresult"
	categoryNothing  = "nothing"
	categoryTypedNil = "typed-nil"
)

//go:embed doc.go
var source string

// Analyzer reports handlers that return neither a result nor an error.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Error, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryNothing, Severity: rule.Error, Summary: "a handler returns neither a result nor an error"},
			{Name: categoryTypedNil, Severity: rule.Error, Summary: "a handler returns an error that holds a nil pointer"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	reported := make(map[token.Pos]bool)
	for _, o := range answers.Outcomes(pass) {
		if reported[o.Pos] || !o.Direct {
			continue
		}
		switch {
		case o.Result == returns.Absent && o.Error == returns.Absent:
			reported[o.Pos] = reportNothing(pass, o)
		case o.Error == returns.Hollow && o.IsOfLibrary():
			reported[o.Pos] = reportTypedNil(pass, o)
		}
	}
	for _, o := range answers.Kept(pass) {
		if !reported[o.Pos] && o.Result == returns.Absent && o.Error == returns.Absent {
			reported[o.Pos] = reportNothing(pass, o)
		}
	}
	return nil, nil
}

// reportNothing reports a nil result with a nil error, unless the library knows what to
// do with that, and reports whether it has.
func reportNothing(pass *analysis.Pass, o answers.Outcome) bool {
	effect := o.Effect(sdk.NilResult)
	if effect.Vehicle == sdk.UnknownVehicle || effect.Vehicle == sdk.Success {
		return false
	}
	report.Report(pass, report.Finding{
		Pos: o.Pos, End: o.End, Category: categoryNothing,
		Message: when(o) + o.Who.Does("return") + " neither a result nor an error: " + consequence(effect),
		Help:    help(pass, o), Sees: sees(effect), Wire: report.Wire{Before: o.Line().Gets(effect, ""), After: o.Line().Succeeds("")},
		Related: o.Path("nil is returned twice"),
	})
	return true
}

// when says in which case a handler returns nothing.
func when(o answers.Outcome) string {
	switch {
	case len(o.Via) > 0:
		return "when " + o.Innermost() + " returns nil, "
	case o.Statement == nil:
		return "after a panic, " // only a recovered panic returns without a statement
	}
	return ""
}

// help says what to return instead.
func help(pass *analysis.Pass, o answers.Outcome) string {
	if o.Kind.IsTool() {
		return "return a result that says what was done; after a failure, " + sdk.Of(pass.Pkg).Remedy(o.Library(), o.Kind)
	}
	return "return a result, or an error"
}

// reportTypedNil reports a nil pointer as an error.
func reportTypedNil(pass *analysis.Pass, o answers.Outcome) bool {
	effect := o.Effect(sdk.TypedNilError)
	if effect.Vehicle == sdk.UnknownVehicle {
		return false
	}
	pointer, of := report.Code(types.TypeString(o.Pointer, (*types.Package).Name)), ""
	if len(o.Via) > 0 {
		of = " of " + o.Innermost()
	}
	report.Report(pass, report.Finding{
		Pos: o.Pos, End: o.End, Category: categoryTypedNil,
		Message: o.Who.Does("return") + " a nil " + pointer + of + ", which is not equal to nil: " + consequence(effect),
		Help:    "return `nil` itself where there is no error", Sees: sees(effect),
		Wire:    report.Wire{Before: o.Line().Gets(effect, ""), After: o.Line().Succeeds("")},
		Related: o.Path("the nil pointer is returned"),
	})
	return true
}

// consequence says what becomes of what is returned.
func consequence(e sdk.Effect) string {
	text := arrival(e)
	if e.Modern != nil {
		text += "; with protocol 2026-07-28, " + arrival(*e.Modern)
	}
	return text
}

func arrival(e sdk.Effect) string {
	switch e.Vehicle {
	case sdk.Crash:
		if e.OverHTTP != nil {
			return "the process exits, or over HTTP the connection ends"
		}
		return "the process exits"
	case sdk.Null:
		return "the client gets null"
	}
	return "the client gets " + answers.Arrival(e)
}

// sees says what the agent gets.
func sees(e sdk.Effect) string {
	text := answers.Seen(e, "")
	if e.Modern != nil {
		text += "; with protocol 2026-07-28, " + answers.Seen(*e.Modern, "")
	}
	return text
}
