package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// An nthResult is a result of a function.
type nthResult struct {
	fn      *ssa.Function
	index   int
	visitor bool // the function is called for files, so that what it skips is no error
}

// neverFails reports whether the error with the given index that a call returns is always
// nil: no return of the function, which is one of the package, gives another one, or the
// call reads what is in memory, makes a request of constants, asks for a property that has been
// found to be there, or goes through files for a function that never fails.
func (f *originReader) neverFails(call *ssa.Call, index int) bool {
	if program.CanBeError(program.ResultType(call.Call.Signature(), index)) {
		switch obj, s := program.CalledObject(&call.Call), siteOf(call); {
		case alwaysReads(obj, s), alwaysRequests(obj, s), f.alwaysValid(obj, s):
			return true
		case isWalk(obj, s):
			return f.neverStops(s.args[len(s.args)-1])
		}
	}
	callee := program.Declaration(call.Call.StaticCallee())
	return callee != nil && f.returnsNever(nthResult{fn: callee, index: index}) || f.onlyEncodes(call, index)
}

// onlyEncodes reports whether a function that is given something which can always be
// encoded fails for nothing else than that it cannot.
func (f *originReader) onlyEncodes(call *ssa.Call, index int) bool {
	if f.eval == nil || !program.CanBeError(program.ResultType(call.Call.Signature(), index)) || !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		box, ok := arg.(*ssa.MakeInterface)
		return ok && f.knowledge().IsEncodable(box, call.Common())
	}) {
		return false
	}
	return len(f.eval.resultOf(siteOf(call), index).Failures) == 0
}

// returnsNever reports whether a result of a function of the package is an error that is
// always nil.
func (f *originReader) returnsNever(r nthResult) bool {
	return f.unfailing[r]
}

// learnNever finds out which results of a function are errors that are always nil.
func (f *originReader) learnNever(fn *ssa.Function) {
	if recovers(fn) {
		return
	}
	for i := range fn.Signature.Results().Len() {
		if program.CanBeError(fn.Signature.Results().At(i).Type()) {
			for _, visitor := range [...]bool{false, true} {
				r := nthResult{fn, i, visitor}
				f.unfailing[r] = f.isNever(r)
			}
		}
	}
}

func (f *originReader) isNever(r nthResult) bool {
	dead := f.dead(r.fn)
	return len(f.returns[r.fn]) > 0 && !slices.ContainsFunc(f.returns[r.fn], func(ret *ssa.Return) bool {
		if dead[ret.Block()] || ret.Block() == r.fn.Recover {
			return false // Have: it does not go on after a panic
		}
		err := resultAt(ret, r.index)
		return len(err.literals) > 0 || !program.IsNil(err.value) && !(r.visitor && isSkip(err.value)) && !f.knowledge().NeverFails(err.value)
	})
}
