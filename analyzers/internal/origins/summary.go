package origins

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// SummaryOf looks at all returns of a function.
func (e *evaluator) SummaryOf(fn *ssa.Function) *cause.Account {
	e.begin(fn)
	results := fn.Signature.Results()
	s := &cause.Account{Results: make([]cause.Outcome, results.Len())}
	dead := e.flow.Dead(fn)
	for _, ret := range e.flow.ReturnsIn[fn] {
		if dead[ret.Block()] {
			continue
		}
		at, when := e.At(ret.Block()), e.flow.ConditionsAt(ret.Block())
		for i := range ret.Results {
			if i >= len(s.Results) {
				break
			}
			o := &s.Results[i]
			t := results.At(i).Type()
			o.Carried = cause.WithCarried(o.Carried, at.Calls().carriedAt(program.Given(ret, i), when))
			switch {
			case program.CanBeError(t):
				o.Failures = cause.Union(o.Failures, cause.Under(placed(ret, at.errorsAt(ret, i)), when))
			case e.Texts().legible(t):
				_, text, m := at.shownAt(ret, i)
				text.Rendered = cause.Under(text.Rendered, when)
				o.Readable.Add(text)
				o.Marks = o.Marks.Or(m)
			}
		}
		e.work = max(e.work, at.work)
	}
	return s
}

// placed returns errors with their place in the function that returns them. That of a
// variable of the package is where it is returned.
func placed(ret *ssa.Return, failures []cause.Failure) []cause.Failure {
	syntax := ret.Parent().Syntax()
	list := slices.Clone(failures)
	for i, f := range list {
		if syntax != nil && f.Here.IsValid() && (f.Here < syntax.Pos() || f.Here >= syntax.End()) {
			list[i].Here = (&Return{Instr: ret}).Pos()
		}
	}
	return list
}
