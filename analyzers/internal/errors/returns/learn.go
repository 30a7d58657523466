package returns

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Learn computes the summary of a function, and reports whether it grew.
func (f Reader) Learn(fn *ssa.Function) (changed bool) {
	guard.At(f.Pass, fn.Pos())
	if f.IsOverlong(fn) {
		f.GiveUp(fn)
		f.Summaries[fn] = unclear(fn)
		return false
	}
	before := f.learned(fn)
	f.Evaluator.Start(fn)
	f.Unreached[fn] = f.Knowledge().Dead(fn)
	f.Evaluator.Forget() // what was found on the way did not know which blocks are dead
	f.LearnNever(fn)
	if cond.IsPredicate(fn.Signature) {
		f.Predicates[fn] = f.Told(fn, f.LiveReturns(fn))
	}
	f.Summaries[fn] = f.summaryOf(fn)
	if f.Charge(fn) {
		f.Summaries[fn] = unclear(fn)
		return true
	}
	return f.learned(fn) != before
}

// learned returns a number that grows with all that [Reader.Learn] finds out.
func (f Reader) learned(fn *ssa.Function) int {
	n := len(f.Unreached[fn]) + f.Summaries[fn].Size() + f.CountUnfailing(fn)
	if told := f.Predicates[fn]; told != nil {
		n += len(told.True) + len(told.False)
	}
	return n
}

// Doubt drops the summaries of mutually recursive functions without a fixpoint: only what
// each shows alone remains.
func (f Reader) Doubt(functions []*ssa.Function) {
	f.GiveUp(functions...)
	for _, fn := range functions {
		f.Summaries[fn] = unclear(fn)
		delete(f.Unreached, fn)
		delete(f.Predicates, fn)
		f.ForgetUnfailing(fn)
	}
	for _, fn := range functions {
		f.Learn(fn)
	}
}

// unclear returns what is known of a function of which nothing is: its errors can be anything.
func unclear(fn *ssa.Function) *cause.Account {
	results := fn.Signature.Results()
	a := &cause.Account{Results: make([]cause.Outcome, results.Len())}
	for i := range a.Results {
		if program.CanBeError(results.At(i).Type()) {
			a.Results[i].Failures = cause.Untraced()
		}
	}
	return a
}
