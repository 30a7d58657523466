package losses

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// isNew reports whether an error is made where it is returned, and is not what
// another operation has failed with: it is a literal, a variable of a package, or
// comes from a function that does nothing but make errors.
func (f *Detector) isNew(v ssa.Value) bool {
	if literalOf(v) != nil {
		return true
	}
	switch x := calls.PlainValue(v).(type) {
	case *ssa.UnOp:
		_, global := x.X.(*ssa.Global)
		return x.Op == token.MUL && global
	case *ssa.Call:
		return isMaker(program.CalledObject(&x.Call)) || f.makes(x)
	}
	return false
}

// isMaker reports whether a function makes errors of which it is known what they
// keep.
func isMaker(obj *types.Func) bool {
	if obj == nil || obj.Pkg() == nil {
		return false
	}
	_, ok := libs.Makers[libs.FullName(obj)]
	return ok || obj.Pkg().Path() == api.Taxonomy || obj.Pkg().Path() == api.Contract
}

// isFollowed reports whether all that goes into a new error is known: it is made
// by functions of which it is known what they keep, and not of a type of the
// program.
func (f *Detector) isFollowed(v ssa.Value) bool {
	failures := f.Evaluator.Errors(v)
	return !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		return x.Class != cause.Plain && x.Class != cause.Coded || len(x.Parts) >= cause.MaxFactParts
	}) && len(failures) < cause.MaxFactFailures
}

// makes reports whether a call does nothing but make an error: it returns
// nothing else, always returns one, and nothing of what it can return comes from
// another operation.
func (f *Detector) makes(call *ssa.Call) bool {
	failures := f.Evaluator.Calls().ResultOf(calls.At(call), 0).Failures
	if len(failures) == 0 || f.canSucceed(call, failures) {
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
func (f *Detector) canSucceed(call *ssa.Call, failures []cause.Failure) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if !f.Own[callee] {
		return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return libs.IsContext(arg.Type()) })
	}
	coded := slices.ContainsFunc(failures, func(x cause.Failure) bool { return x.Class == cause.Coded })
	for _, ret := range f.ReturnsIn[callee] {
		for _, l := range f.leavesAt(ret, 0) {
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
		if program.CanBeError(p.Type()) && program.At(block, p) == program.FoundNil && i < len(call.Call.Args) &&
			program.At(call.Block(), call.Call.Args[i]) == program.FoundSet {
			return true
		}
	}
	return false
}

// isBuilt reports whether a result is built where it is returned, and is not what
// another operation has answered.
func (f *Detector) isBuilt(v ssa.Value) bool {
	if literalOf(v) != nil {
		return true
	}
	call, ok := makerOf(v).(*ssa.Call)
	if !ok {
		return false
	}
	_, builder := f.Builder(program.CalledObject(&call.Call))
	return builder || !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return libs.IsContext(arg.Type()) })
}

// isBare reports whether a new error is one of a library of the protocol.
func (f *Detector) isBare(v ssa.Value) bool {
	failures := f.Evaluator.Errors(v)
	return len(failures) > 0 && !api.IsNamed(program.NamedOf(calls.PlainValue(v).Type()), api.Taxonomy, "Error") && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		return x.Class != cause.Coded || isOurs(x.Origin)
	})
}

// isReturned reports whether the return that gives a result gives an error, too.
func (f *Detector) isReturned(l leaf, e liveError) bool {
	for i, result := range l.ret.Results {
		if !program.CanBeError(result.Type()) {
			continue
		}
		if l.block.Parent() != l.ret.Parent() {
			return !f.setsNil(l, result)
		}
		r := origins.ResultAt(l.ret, i)
		if r.Value == nil || len(r.Literals) > 0 {
			return true
		}
		for _, other := range f.leaves(r.Value, l.ret.Block()) {
			if other.block.Parent() != e.since.Parent() {
				return true
			}
			if !program.IsNil(other.value) && program.LeadsTo(e.since, other.block) && makerOf(other.value) != makerOf(l.value) {
				return true
			}
		}
	}
	return false
}

// setsNil reports whether the literal that sets the result sets an error to nil with
// it.
func (f *Detector) setsNil(l leaf, err ssa.Value) bool {
	load, ok := err.(*ssa.UnOp)
	return ok && slices.ContainsFunc(l.block.Instrs, func(instr ssa.Instruction) bool {
		store, ok := instr.(*ssa.Store)
		if !ok || !program.IsNil(store.Val) {
			return false
		}
		variable, ok := store.Addr.(*ssa.FreeVar)
		return ok && slices.Contains(f.Evaluator.Storage().Bindings(variable), load.X)
	})
}
