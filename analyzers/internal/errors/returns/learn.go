package returns

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Learn computes what is known of a function.
func (f Reader) Learn(fn *ssa.Function) *cause.Account {
	guard.At(f.Pass, fn.Pos())
	if f.IsOverlong(fn) {
		f.GiveUp(fn)
		return Unclear(fn)
	}
	before, _ := f.Accounts.Own(fn)
	known := *before
	f.Accounts.Set(fn, &known) // each step asks for what the ones before it have found
	f.Evaluator.Start(fn)
	known.Unreached = f.Knowledge().Dead(fn)
	f.Evaluator.Forget() // what was found on the way did not know which blocks are dead
	f.LearnNever(fn, &known)
	if cond.IsPredicate(fn.Signature) {
		known.Proves = f.Told(fn, f.LiveReturns(fn))
	}
	known.Results = f.results(fn)
	if f.Charge(fn) {
		known.Results = Unclear(fn).Results
	}
	return &known
}

// Silent returns what is taken for known of a function before the first look at it: nothing comes out of it.
func Silent(fn *ssa.Function) *cause.Account {
	return &cause.Account{Results: make([]cause.Outcome, fn.Signature.Results().Len())}
}

// Unclear returns what is known of a function of which nothing is: its errors can be anything.
func Unclear(fn *ssa.Function) *cause.Account {
	a := Silent(fn)
	for i := range a.Results {
		if program.CanBeError(fn.Signature.Results().At(i).Type()) {
			a.Results[i].Failures = cause.Untraced()
		}
	}
	return a
}
