package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/exits"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/summary"
)

// learn finds out what is known of the functions of the package, callees first, before
// anybody asks: first what can be in what they return, and then what they do with errors and
// on which ways they return. Rules read the answers, and never add to them.
func (f *Flow) learn() {
	components := summary.Components(f.Program.Functions(), f.needs)
	for _, c := range components {
		for _, fn := range c.Functions {
			f.Summaries[fn] = &cause.Account{Results: make([]cause.Outcome, fn.Signature.Results().Len())}
		}
		if !c.Settle(f.returns().Learn) {
			f.returns().Doubt(c.Functions)
		}
	}
	for _, c := range components {
		for _, fn := range c.Functions {
			f.Found[fn] = nil // Have: there is none until one is found
		}
		if !c.Settle(f.learnWays) {
			f.GiveUp(c.Functions...)
			for _, fn := range c.Functions {
				delete(f.Handlings.Of, fn)
				delete(f.Found, fn)
			}
		}
	}
	f.Evaluator.Forget()
	f.Settled = true
}

// learnWays finds out what a function does with errors, and on which ways it returns, and
// reports whether that is something else than was known before.
func (f *Flow) learnWays(fn *ssa.Function) (changed bool) {
	guard.At(f.Pass, fn.Pos())
	if f.IsOverlong(fn) {
		f.Found[fn] = []exits.Exit{{Results: make([]exits.Presence, fn.Signature.Results().Len())}}
		return false
	}
	f.Evaluator.Start(fn)
	handles, ways := f.Handles(fn), f.In(fn)
	changed = handles != f.Handlings.Of[fn] || !slices.EqualFunc(ways, f.Found[fn], exits.Exit.Equals)
	f.Handlings.Of[fn], f.Found[fn] = handles, ways
	return changed
}
