package falsesuccess

import (
	"cmp"
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name            = "falsesuccess"
	categoryDerived = "derived"
	categoryText    = "text"
	categoryField   = "field"
)

//go:embed doc.go
var source string

// Analyzer reports failures that are answered as a success.
var Analyzer = report.Strict(report.Analyzer(name, source, run, answers.Requires()...))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryDerived, Severity: rule.Warning, Summary: "a result without the error flag is made of an error, or of what came with it"},
			{Name: categoryText, Severity: rule.Warning, Summary: "a result without the error flag speaks of a failure, where an error is known"},
			{Name: categoryField, Tier: rule.Strict, Severity: rule.Warning, Summary: "an output says in a field that there was no success, in a result without the error flag"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	of := make(map[*ssa.Function][]told)
	var functions []*ssa.Function
	for _, t := range all(pass) {
		fn := t.Instr.Parent()
		if of[fn] == nil {
			functions = append(functions, fn)
		}
		of[fn] = append(of[fn], t)
	}
	for _, fn := range functions {
		slices.SortStableFunc(of[fn], func(a, b told) int { return cmp.Compare(a.Instr.Pos(), b.Instr.Pos()) })
		report.Report(pass, finding(pass, of[fn]))
	}
	for _, d := range answers.Denials(pass) {
		report.Report(pass, denied(d))
	}
	return nil, nil
}

// all returns the successes of the package that speak of a failure.
func all(pass *analysis.Pass) []told {
	var list []told
	for _, s := range answers.Successes(pass) {
		if t, ok := tell(pass, s); ok {
			list = append(list, t)
		}
	}
	for _, s := range answers.Claims(pass) {
		list = append(list, told{s, categoryText, "says by its text that the call has failed, in a result without the error flag"})
	}
	return list
}

// A told is a success that speaks of a failure, and in what way.
type told struct {
	answers.Success
	category, what string
}

// tell returns how a success speaks of a failure, if it does.
func tell(pass *analysis.Pass, s answers.Success) (told, bool) {
	switch {
	case !s.TellsFailure(pass.TypesInfo):
		return told{}, false
	case s.Shown:
		return told{s, categoryDerived, "puts " + errorOf(s) + " into a result without the error flag"}, true
	case s.Beside && !s.Fallback:
		return told{s, categoryDerived, "puts " + besideErrorOf(s) + " into a result without the error flag"}, true
	}
	return told{s, categoryText, "tells of a failure in a result without the error flag"}, true
}

// finding returns the one finding for the returns of a function, at the first of them.
func finding(pass *analysis.Pass, list []told) report.Finding {
	first := list[0]
	f := report.Finding{
		Pos: first.Instr.Pos(), Category: first.category,
		Message: first.Subject + " " + first.what + report.Likewise(len(list)-1) + ": the agent takes the failed call for a success; return an error result",
		Fix:     fixAll(pass, list),
	}
	if first.Test.IsValid() {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: first.Test, Message: "here the error is known not to be nil"})
	}
	if first.Statement != nil {
		f.End = first.Statement.End()
	}
	for _, other := range list[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Instr.Pos(), Message: other.what})
	}
	return f
}

func errorOf(s answers.Success) string {
	if s.Source == "" {
		return "an error"
	}
	return "the error of " + s.Source
}

func besideErrorOf(s answers.Success) string {
	if s.Source == "" {
		return "what came with an error"
	}
	return "what " + s.Source + " returned beside its error"
}

// denied returns the finding for a handler that tells of failures in a field of its output.
func denied(d answers.Denial) report.Finding {
	f := report.Finding{
		Pos: d.At[0], Category: categoryField, Strict: true,
		Message: "this " + d.Handler.Kind.String() + " handler says by " + d.Field + " in its output that the call has failed" + report.Likewise(len(d.At)-1) + ", in a result without the error flag: clients that go by the flag count the call as done; return an error",
	}
	for _, other := range d.At[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other, Message: "says so here, too"})
	}
	return f
}
