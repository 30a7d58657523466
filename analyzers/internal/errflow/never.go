package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// An nthResult is a result of a function.
type nthResult struct {
	fn    *ssa.Function
	index int
}

// neverFails reports whether the error with the given index that a function of the package
// returns is always nil: no return gives another one.
func (f *Flow) neverFails(call *ssa.Call, index int) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || !f.own[callee] || callee.Recover != nil || !isErrorType(callee.Signature.Results().At(index).Type()) {
		return false
	}
	r := nthResult{callee, index}
	known, ok := f.unfailing[r]
	if !ok {
		f.unfailing[r] = false // for functions that call each other
		known = f.isNever(r)
		f.unfailing[r] = known
	}
	return known
}

func (f *Flow) isNever(r nthResult) bool {
	dead := f.dead(r.fn)
	return len(f.returns[r.fn]) > 0 && !slices.ContainsFunc(f.returns[r.fn], func(ret *ssa.Return) bool {
		err := ret.Results[r.index]
		return !dead[ret.Block()] && !program.IsNil(err) && !f.knowledge().NeverFails(err)
	})
}
