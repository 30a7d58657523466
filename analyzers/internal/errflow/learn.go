package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/summary"
)

// learn finds out what is known of the functions of the package, callees first, before
// anybody asks: first what can be in what they return, and then what they do with errors and
// on which ways they return. Rules read the answers, and never add to them.
func (f *Flow) learn() {
	components := summary.Components(f.Program.Functions(), f.needs)
	for _, c := range components {
		for _, fn := range c.Functions {
			f.summaries[fn] = &cause.Account{Results: make([]cause.Outcome, fn.Signature.Results().Len())}
		}
		if !c.Settle(f.learnReturns) {
			f.doubt(c.Functions)
		}
	}
	for _, c := range components {
		for _, fn := range c.Functions {
			f.exitsOf[fn] = nil // Have: there is none until one is found
		}
		if !c.Settle(f.learnWays) {
			f.giveUp(c.Functions...)
			for _, fn := range c.Functions {
				delete(f.handlings, fn)
				delete(f.exitsOf, fn)
			}
		}
	}
	f.eval.forget()
	f.settled = true
}

// learnReturns finds out what can be in the results of a function, and reports whether that
// is more than was known before.
func (f *Flow) learnReturns(fn *ssa.Function) (changed bool) {
	guard.At(f.Pass, fn.Pos())
	if f.isOverlong(fn) {
		f.giveUp(fn)
		f.summaries[fn] = unclear(fn)
		return false
	}
	before := f.learned(fn)
	f.eval.start(fn)
	f.unreached[fn] = f.knowledge().Dead(fn)
	f.eval.forget() // Have: what was found on the way did not know which blocks are dead
	f.learnNever(fn)
	if isPredicate(fn.Signature) {
		f.predicates[fn] = f.told(fn)
	}
	f.summaries[fn] = f.eval.summaryOf(fn)
	return f.learned(fn) != before
}

// learned returns a number that grows with all that [Flow.learnReturns] finds out.
func (f *Flow) learned(fn *ssa.Function) int {
	n := len(f.unreached[fn]) + f.summaries[fn].Size()
	for i := range fn.Signature.Results().Len() {
		for _, visitor := range [...]bool{false, true} {
			if f.unfailing[nthResult{fn, i, visitor}] {
				n++
			}
		}
	}
	if told := f.predicates[fn]; told != nil {
		n += len(told.True) + len(told.False)
	}
	return n
}

// doubt takes back what was learned of functions that call each other, as there was no end
// to it: of their results nothing is known but what can be seen in each alone.
func (f *Flow) doubt(functions []*ssa.Function) {
	f.giveUp(functions...)
	for _, fn := range functions {
		f.summaries[fn] = unclear(fn)
		delete(f.unreached, fn)
		delete(f.predicates, fn)
		for i := range fn.Signature.Results().Len() {
			delete(f.unfailing, nthResult{fn, i, false})
			delete(f.unfailing, nthResult{fn, i, true})
		}
	}
	for _, fn := range functions {
		f.learnReturns(fn)
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

// learnWays finds out what a function does with errors, and on which ways it returns, and
// reports whether that is something else than was known before.
func (f *Flow) learnWays(fn *ssa.Function) (changed bool) {
	guard.At(f.Pass, fn.Pos())
	if f.isOverlong(fn) {
		f.exitsOf[fn] = []Exit{{Results: make([]Presence, fn.Signature.Results().Len())}}
		return false
	}
	f.eval.start(fn)
	handles, exits := f.handles(fn), f.exitsIn(fn)
	changed = handles != f.handlings[fn] || !slices.EqualFunc(exits, f.exitsOf[fn], Exit.equals)
	f.handlings[fn], f.exitsOf[fn] = handles, exits
	return changed
}
