package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// summaryOf looks at all returns of a function.
func (e *evaluator) summaryOf(fn *ssa.Function) *account {
	e.begin(fn)
	results := fn.Signature.Results()
	s := &account{results: make([]outcome, results.Len())}
	dead := e.flow.dead(fn)
	for _, ret := range e.flow.returns[fn] {
		if dead[ret.Block()] {
			continue
		}
		at, when := e.at(ret.Block()), e.flow.conditionsAt(ret.Block())
		for i := range ret.Results {
			if i >= len(s.results) {
				break
			}
			o := &s.results[i]
			t := results.At(i).Type()
			o.carried = withCarried(o.carried, at.carriedAt(program.Given(ret, i), when))
			switch {
			case isErrorType(t):
				o.failures = union(o.failures, under(placed(ret, at.errorsAt(ret, i)), when))
			case e.legible(t):
				_, text, m := at.shownAt(ret, i)
				text.rendered = under(text.rendered, when)
				o.shown.add(text)
				o.marks = o.marks.or(m)
			}
		}
		e.work = max(e.work, at.work)
	}
	return s
}

// placed returns errors with their place in the function that returns them. That of a
// variable of the package is where it is returned.
func placed(ret *ssa.Return, failures []Failure) []Failure {
	syntax := ret.Parent().Syntax()
	list := slices.Clone(failures)
	for i, f := range list {
		if syntax != nil && f.at.IsValid() && (f.at < syntax.Pos() || f.at >= syntax.End()) {
			list[i].at = (&Return{Instr: ret}).Pos()
		}
	}
	return list
}
