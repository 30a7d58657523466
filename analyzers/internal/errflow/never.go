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

// neverFails reports whether the error with the given index that a call returns is always
// nil: no return of the function, which is one of the package, gives another one, or the
// call reads what is in memory.
func (f *Flow) neverFails(call *ssa.Call, index int) bool {
	if isErrorType(resultType(call.Call.Signature(), index)) && alwaysReads(calledObject(&call.Call), siteOf(call)) {
		return true
	}
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
