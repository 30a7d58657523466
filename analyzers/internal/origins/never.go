package origins

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// An nthResult is a result of a function.
type nthResult struct {
	fn      *ssa.Function
	index   int
	visitor bool // the function is called for files, so that what it skips is no error
}

// NeverFails reports whether the error with the given index that a call returns is always
// nil: no return of the function, which is one of the package, gives another one, or the
// call reads what is in memory, makes a request of constants, asks for a property that has been
// found to be there, or goes through files for a function that never fails.
func (f *Tracer) NeverFails(call *ssa.Call, index int) bool {
	if program.CanBeError(program.ResultType(call.Call.Signature(), index)) {
		switch obj, s := program.CalledObject(&call.Call), calls.At(call); {
		case libs.AlwaysReads(obj, s), libs.AlwaysRequests(obj, s), f.alwaysValid(obj, s):
			return true
		case isWalk(obj, s):
			return f.neverStops(s.Args[len(s.Args)-1])
		}
	}
	callee := program.Declaration(call.Call.StaticCallee())
	return callee != nil && f.returnsNever(nthResult{fn: callee, index: index}) || f.onlyEncodes(call, index)
}

// onlyEncodes reports whether a function that is given something which can always be
// encoded fails for nothing else than that it cannot.
func (f *Tracer) onlyEncodes(call *ssa.Call, index int) bool {
	if f.Evaluator == nil || !program.CanBeError(program.ResultType(call.Call.Signature(), index)) || !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		box, ok := arg.(*ssa.MakeInterface)
		return ok && f.Knowledge().IsEncodable(box, call.Common())
	}) {
		return false
	}
	return len(f.Evaluator.Calls().ResultOf(calls.At(call), index).Failures) == 0
}

// returnsNever reports whether a result of a function of the package is an error that is
// always nil.
func (f *Tracer) returnsNever(r nthResult) bool {
	return f.Unfailing[r]
}

// LearnNever finds out which results of a function are errors that are always nil.
func (f *Tracer) LearnNever(fn *ssa.Function) {
	if recovers(fn) {
		return
	}
	for i := range fn.Signature.Results().Len() {
		if program.CanBeError(fn.Signature.Results().At(i).Type()) {
			for _, visitor := range [...]bool{false, true} {
				r := nthResult{fn, i, visitor}
				f.Unfailing[r] = f.isNever(r)
			}
		}
	}
}

func (f *Tracer) isNever(r nthResult) bool {
	dead := f.Dead(r.fn)
	return len(f.ReturnsIn[r.fn]) > 0 && !slices.ContainsFunc(f.ReturnsIn[r.fn], func(ret *ssa.Return) bool {
		if dead[ret.Block()] || ret.Block() == r.fn.Recover {
			return false // Have: it does not go on after a panic
		}
		err := ResultAt(ret, r.index)
		return len(err.Literals) > 0 || !program.IsNil(err.Value) && !(r.visitor && isSkip(err.Value)) && !f.Knowledge().NeverFails(err.Value)
	})
}
