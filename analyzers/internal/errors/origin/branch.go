package origin

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// Dead returns the unreachable blocks of a function.
func (f *Tracer) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !f.Own[fn] {
		return cond.Dead(fn)
	}
	return f.accountOf(fn).Unreached
}

// LiveReturns returns the reachable returns of a function of the package.
func (f *Tracer) LiveReturns(fn *ssa.Function) []*ssa.Return {
	dead := f.Dead(fn)
	return slices.DeleteFunc(slices.Clone(f.ReturnsIn[fn]), func(ret *ssa.Return) bool { return dead[ret.Block()] })
}

// ComesFrom reports whether control can come to a block from another one.
func (f *Tracer) ComesFrom(from, to *ssa.BasicBlock) bool {
	return !f.Dead(from.Parent())[from] && slices.Contains(f.Knowledge().Taken(from), to)
}

// FromPhi returns the values that a phi can be, with the blocks from which they
// come, without those that are nil or belong to ways that are never taken.
func (f *Tracer) FromPhi(phi *ssa.Phi) (values []ssa.Value, from []*ssa.BasicBlock) {
	for i, edge := range phi.Edges {
		pred := phi.Block().Preds[i]
		if f.ComesFrom(pred, phi.Block()) && cond.From(phi, i) != cond.FoundNil {
			values, from = append(values, edge), append(from, pred)
		}
	}
	return values, from
}

// edgesOf returns the values that a phi can be, as FromPhi does.
func (f *Tracer) edgesOf(phi *ssa.Phi) []ssa.Value {
	values, _ := f.FromPhi(phi)
	return values
}

// isPresent reports whether a value is what an SDK gives every handler, such as its
// session: handlers test by habit whether there is one. So they do in functions for values of
// any type.
func (f *Tracer) isPresent(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return paths.IsBoxed(f.Pass.TypesInfo, v)
	}
	_, present := f.Set.Present(program.Called(&call.Call))
	return present
}

// Knowledge returns what is known of values beside what can be seen in a function.
func (f *Tracer) Knowledge() cond.Knowledge {
	return cond.Knowledge{IsSet: f.isPresent, Succeeds: f.NeverFails}
}

// along returns the evaluator for what a phi is where control comes from a block: one that
// knows what the branches say that lead there. In
//
//	if errors.As(err, &busy) {
//		failed = errors.New("try again")
//	} else {
//		failed = fmt.Errorf("failed: %w", err)
//	}
//
// the error that is wrapped is none of the type of busy. What a loop computes anew is another
// value than before, of which nothing is known.
func (e Storage) along(phi *ssa.Phi, from *ssa.BasicBlock) *Evaluator {
	kept := cond.Without(e.verdicts, func(at *ssa.BasicBlock) bool { return phi.Block().Dominates(at) })
	return e.knowing(kept, slices.Concat(e.flow.VerdictsAt(from), e.flow.VerdictsAlong(from, phi.Block())))
}

// storing returns the evaluator for what is stored in a variable: one that knows what the
// branches say that lead to the store.
func (e Storage) storing(store *ssa.Store) *Evaluator {
	block := store.Block()
	kept := cond.Without(e.verdicts, func(at *ssa.BasicBlock) bool {
		return at.Parent() == block.Parent() && program.Continues(block, at)
	})
	return e.knowing(kept, e.flow.VerdictsAt(block))
}

// knowing returns an evaluator that knows some verdicts and more. It answers the same
// questions: what is asked already has no answer there either.
func (e Storage) knowing(kept, more []cond.Verdict) *Evaluator {
	list := slices.Clip(kept)
	for _, v := range more {
		if !slices.ContainsFunc(list, v.Equal) {
			list = append(list, v)
		}
	}
	if slices.EqualFunc(list, e.verdicts, cond.Verdict.Equal) || e.nested >= budget.Forks || len(e.marks) > 0 {
		return e.Evaluator // a mark stands for any error, so no verdict applies
	}
	inner := e.Within(e.given)
	inner.verdicts = list
	inner.active, inner.depth, inner.nested = e.active, e.depth, e.nested+1
	return inner
}

// edges returns what a phi can be, each with the evaluator for it.
func (e Storage) edges(phi *ssa.Phi) iter.Seq2[*Evaluator, ssa.Value] {
	return func(yield func(*Evaluator, ssa.Value) bool) {
		values, from := e.flow.FromPhi(phi)
		for i, v := range values {
			inner := e.along(phi, from[i])
			goOn := yield(inner, v)
			if e.left(inner); !goOn || e.work.Over() {
				return
			}
		}
	}
}

// valuesOf returns what is stored in a variable, each with the evaluator for it.
func (e Storage) valuesOf(stores []*ssa.Store) iter.Seq2[*Evaluator, ssa.Value] {
	return func(yield func(*Evaluator, ssa.Value) bool) {
		for _, store := range stores {
			inner := e.storing(store)
			goOn := yield(inner, store.Val)
			if e.left(inner); !goOn || e.work.Over() {
				return
			}
		}
	}
}

// left notes what an inner evaluator has met.
func (e Storage) left(inner *Evaluator) {
	e.cut = min(e.cut, inner.cut)
}

func errorsIn(values iter.Seq2[*Evaluator, ssa.Value]) []cause.Failure {
	var all []cause.Failure
	for e, v := range values {
		all = cause.Union(all, e.Errors(v))
	}
	return all
}

func shownIn(values iter.Seq2[*Evaluator, ssa.Value]) cause.Readable {
	var s cause.Readable
	for e, v := range values {
		s.Add(e.Texts().Shown(v))
	}
	return s
}

// ErrorsStored returns the errors that are stored in a variable.
func (e Storage) ErrorsStored(stores []*ssa.Store) []cause.Failure {
	return errorsIn(e.valuesOf(stores))
}

// NeverFails reports whether the error with the given index that a call returns is always
// nil: no return of the function, which is one of the package, gives another one, or the
// call reads what is in memory, makes a request of constants, reads what is built into the program,
// decodes the arguments of a request into a map of anything, or goes through files for a function
// that never fails. Facts say it of functions of other packages.
func (f *Tracer) NeverFails(call *ssa.Call, index int) bool {
	if program.CanBeError(resultType(call.Call.Signature(), index)) {
		obj, s := program.Called(&call.Call), calls.At(call)
		if funcs.Of(obj).Sure || requests.AlwaysReads(obj, s) || requests.AlwaysRequests(obj, s) || f.readsEmbedded(obj, s) || DecodesObject(f.Set, obj, s) || isWalk(obj, s) && f.neverStops(s.Args[len(s.Args)-1]) {
			return true
		}
	}
	return f.IsNever(call.Call.StaticCallee(), index) || f.readsMemory(call, index)
}

// IsNever reports whether the result of a function with the given index is an error that is always nil, as the
// package of the function knows.
func (f *Tracer) IsNever(fn *ssa.Function, index int) bool { return f.accountOf(fn).Never.Has(index) }

// readsMemory reports whether a function that is given a stream in memory, or files that are built into the program,
// fails for nothing else than that these can fail.
func (f *Tracer) readsMemory(call *ssa.Call, index int) bool {
	return f.Evaluator != nil && program.CanBeError(resultType(call.Call.Signature(), index)) &&
		(slices.ContainsFunc(call.Call.Args, requests.IsMemory) || f.isBuiltIn(calls.At(call))) &&
		len(f.Evaluator.Calls().ResultOf(calls.At(call), index).Failures) == 0
}

// LearnNever finds out which results of a function are errors that are always nil, and whether it goes on through
// all files.
func (f *Tracer) LearnNever(fn *ssa.Function, known *cause.Account) {
	if program.Recovers(fn) {
		return
	}
	last := fn.Signature.Results().Len() - 1
	for i := range min(last+1, cause.MaxIndexes) {
		known.Never &^= 1 << i
		if program.CanBeError(fn.Signature.Results().At(i).Type()) && f.isNever(fn, i, false) {
			known.Never |= 1 << i
		}
	}
	known.Continues = last >= 0 && program.CanBeError(fn.Signature.Results().At(last).Type()) && f.isNever(fn, last, true)
}

// isNever reports whether a function returns no error as one of its results. For a visitor of files, what skips some of
// them is none.
func (f *Tracer) isNever(fn *ssa.Function, index int, visitor bool) bool {
	return len(f.ReturnsIn[fn]) > 0 && !slices.ContainsFunc(f.LiveReturns(fn), func(ret *ssa.Return) bool {
		if ret.Block() == fn.Recover {
			return false // control does not return from a panic
		}
		err := paths.ResultOf(ret, index)
		return len(err.Changes) > 0 || !program.IsNil(err.Value) && !(visitor && isSkip(err.Value)) &&
			!f.Knowledge().NeverFails(err.Value) && !isAgain(err.Value, fn, index) && !f.Index.IsUnset(err.Value)
	})
}

// isAgain reports whether a value is what the same function has returned in a call of itself: where it fails for
// nothing else, it never fails.
func isAgain(v ssa.Value, fn *ssa.Function, index int) bool {
	call, of := program.CallOf(v)
	return call != nil && of == index && call.Call.StaticCallee() == fn
}
