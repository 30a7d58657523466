package causeloss

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// isNew reports whether an error is made where it is returned, and is not what
// another operation has failed with: it is a literal, a variable of a package, or
// comes from a function that does nothing but make errors.
func (n tracer) isNew(v ssa.Value) bool {
	if literalOf(v) != nil {
		return true
	}
	v = calls.PlainValue(v)
	_, global := paths.ReadFrom[*ssa.Global](v)
	call, ok := v.(*ssa.Call)
	return global || ok && (isMaker(program.Called(&call.Call)) || n.makes(call))
}

// isMaker reports whether a function makes errors of which it is known what they
// keep.
func isMaker(obj *types.Func) bool {
	path := syntax.PathOf(obj)
	return funcs.Of(obj).Error != nil || syntax.IsTaxonomy(path) || path == syntax.Contract
}

// makes reports whether a call does nothing but make an error: it returns
// nothing else, always returns one, and nothing of what it can return comes from
// another operation.
func (n tracer) makes(call *ssa.Call) bool {
	failures := n.Evaluator.Calls().ResultOf(calls.At(call), 0).Failures
	if len(failures) == 0 || n.canSucceed(call, failures) {
		return false
	}
	return !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		switch x.Class {
		case cause.Plain, cause.Typed, cause.Coded:
			return slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return isFailure(p) && len(p.Via) > 0 && p.Here == call.Pos() })
		case cause.Parameter:
			return false
		}
		return true
	})
}

// canSucceed reports whether a function that returns an error may return nil: one
// of this package if it says so, one of another package if it is given a context,
// as operations are. That it returns nil for nil says nothing where it is given an error;
// if what it can fail with has a code, the loss is reported in the function already.
func (n tracer) canSucceed(call *ssa.Call, failures []cause.Failure) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if !n.Own[callee] {
		return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return funcs.IsContext(arg.Type()) })
	}
	coded := slices.ContainsFunc(failures, func(x cause.Failure) bool { return x.Class == cause.Coded })
	for _, ret := range n.ReturnsIn[callee] {
		for _, l := range n.leavesAt(ret, 0) {
			if program.IsNil(l.value) && (coded || !isForNil(call, callee, l.block)) {
				return true
			}
		}
	}
	return false
}

// isForNil reports whether a block of a function is reached only if an error that it is
// given is nil, and a call gives one that is not.
func isForNil(call *ssa.Call, callee *ssa.Function, block *ssa.BasicBlock) bool {
	for i, p := range callee.Params {
		if cond.At(block, p) == cond.FoundNil && cond.At(call.Block(), call.Call.Args[i]) == cond.FoundSet {
			return true
		}
	}
	return false
}

// isBuilt reports whether a result is built where it is returned, and is not what
// another operation has answered.
func (n tracer) isBuilt(v ssa.Value) bool {
	if literalOf(v) != nil {
		return true
	}
	call, ok := makerOf(v).(*ssa.Call)
	if !ok {
		return false
	}
	_, builder := n.Builder(program.Called(&call.Call))
	return builder || !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return funcs.IsContext(arg.Type()) })
}

// isReady reports whether a value is built where it is returned.
func (n tracer) isReady(v ssa.Value) bool {
	if list, ok := calls.PlainValue(v).(*ssa.Slice); ok {
		v = list.X
	}
	return n.isBuilt(v)
}
