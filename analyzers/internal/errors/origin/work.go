package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// found counts what it takes to join errors to others, which compares their parts.
func (e *Evaluator) found(failures []cause.Failure) {
	for i := range failures {
		e.work.Add(1 + len(failures[i].Parts)/4)
	}
}

// Charge counts the work since the evaluator was started for what is learned of a function, and reports
// whether it has become too much by that. Then the function is given up.
func (f *Tracer) Charge(fn *ssa.Function) (tooMuch bool) {
	if !f.Ledger.Charge(fn, f.Evaluator.work.Since()) {
		return false
	}
	f.GiveUp(fn)
	return true
}

// IsOverlong reports whether a function has more returns than are looked at, or takes too much work
// for rules to ask about it. Of such a function nothing is known, and rules see none of its returns.
func (f *Tracer) IsOverlong(fn *ssa.Function) bool {
	return f.Ledger.IsTooMuch(fn) || len(f.ReturnsIn[fn]) > budget.Parts
}

// GiveUp notes, once each, functions that cannot be followed to the end.
func (f *Tracer) GiveUp(functions ...*ssa.Function) {
	for _, fn := range functions {
		if !slices.Contains(f.GaveUp, fn) {
			f.GaveUp = append(f.GaveUp, fn)
		}
	}
}
