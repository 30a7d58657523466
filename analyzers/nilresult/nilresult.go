package nilresult

import (
	_ "embed"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/exits"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
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
		case o.Result == exits.Absent && o.Error == exits.Absent:
			reported[o.Pos] = reportNothing(pass, o)
		case o.Error == exits.Hollow && o.IsOfLibrary():
			reported[o.Pos] = reportTypedNil(pass, o)
		}
	}
	for _, o := range answers.Kept(pass) {
		if !reported[o.Pos] && o.Result == exits.Absent && o.Error == exits.Absent {
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
	remedy := "return a result, or an error"
	if o.Kind.IsTool() {
		remedy = "return a result, even if it is an empty one, or an error result"
	}
	report.Report(pass, report.Finding{
		Pos: o.Pos, End: o.End, Category: categoryNothing,
		Message: o.Subject + " returns neither a result nor an error" + o.Through() + ": " + consequence(effect) + "; " + remedy,
		Related: o.Path("nil is returned twice"),
	})
	return true
}

// reportTypedNil reports a nil pointer as an error.
func reportTypedNil(pass *analysis.Pass, o answers.Outcome) bool {
	effect := o.Effect(sdk.TypedNilError)
	if effect.Vehicle == sdk.UnknownVehicle {
		return false
	}
	report.Report(pass, report.Finding{
		Pos: o.Pos, End: o.End, Category: categoryTypedNil,
		Message: o.Subject + " returns an error that holds a nil pointer" + o.Through() + ", which is not equal to nil: " + consequence(effect) + "; return nil itself",
		Related: o.Path("the nil pointer is returned"),
	})
	return true
}

// consequence says what becomes of what is returned.
func consequence(e sdk.Effect) string {
	text := arrival(e)
	if e.Modern != nil {
		text += ", and " + arrival(*e.Modern) + " under protocol 2026-07-28"
	}
	return text
}

func arrival(e sdk.Effect) string {
	if e.Vehicle == sdk.Crash {
		return "the process exits"
	}
	return "the client gets " + answers.Arrival(e)
}
