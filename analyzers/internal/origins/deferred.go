package origins

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A returnedResult is what a return statement gives for a result, and what
// deferred literals make of it.
type returnedResult struct {
	Value    ssa.Value
	Literals []deferredChange // in the order in which they run
}

// A deferredChange is a deferred literal that sets a result.
type deferredChange struct {
	literal  *ssa.Function
	Variable *ssa.FreeVar // the result, as the literal knows it
}

// ResultAt returns what a return gives for the result with the given index. In a
// function with deferred calls results go through variables, which are set
// right before.
func ResultAt(ret *ssa.Return, index int) returnedResult {
	r := returnedResult{Value: ret.Results[index]}
	load, ok := r.Value.(*ssa.UnOp)
	if !ok {
		return r
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok {
		return r
	}
	r.Literals = changesOf(ret, variable)
	if ret.Block() == ret.Parent().Recover {
		r.Value = nil // nobody knows where the panic was
		return r
	}
	r.Value = program.Given(ret, index)
	return r
}

// changesOf returns the deferred literals that set a variable when control comes to a
// return, the last one first, as they run.
func changesOf(ret *ssa.Return, variable *ssa.Alloc) []deferredChange {
	if ret.Parent().Recover == nil {
		return nil // nothing is deferred
	}
	var changes []deferredChange
	for _, closure := range Deferred(ret.Parent(), leadingTo(ret)) {
		literal := closure.Fn.(*ssa.Function)
		for i, binding := range closure.Bindings {
			if binding == variable && setsResult(literal.FreeVars[i]) {
				changes = append(changes, deferredChange{literal, literal.FreeVars[i]})
			}
		}
	}
	slices.Reverse(changes)
	return changes
}

// leadingTo returns the blocks that can come before a return, with its own, in their order.
// Nothing leads to that at which a function returns after a panic: it can come from
// anywhere.
func leadingTo(ret *ssa.Return) []*ssa.BasicBlock {
	if ret.Block() == ret.Parent().Recover {
		return ret.Parent().Blocks
	}
	return slices.SortedFunc(slices.Values(program.Before(ret.Block())), func(a, b *ssa.BasicBlock) int { return cmp.Compare(a.Index, b.Index) })
}

// Deferred returns the literals that a function defers in some of its blocks, in their
// order.
func Deferred(fn *ssa.Function, blocks []*ssa.BasicBlock) []*ssa.MakeClosure {
	if fn.Recover == nil {
		return nil // nothing is deferred
	}
	var literals []*ssa.MakeClosure
	for _, block := range blocks {
		for _, instr := range block.Instrs {
			if d, ok := instr.(*ssa.Defer); ok {
				if closure, ok := d.Call.Value.(*ssa.MakeClosure); ok {
					literals = append(literals, closure)
				}
			}
		}
	}
	return literals
}

// recovers reports whether a function goes on after a panic: only then it returns
// at the end that the compiler adds for it.
func recovers(fn *ssa.Function) bool {
	return fn.Recover != nil && slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool {
		return slices.ContainsFunc(b.Instrs, func(instr ssa.Instruction) bool {
			d, ok := instr.(*ssa.Defer)
			return ok && d.Call.StaticCallee() != nil && callsRecover(d.Call.StaticCallee())
		})
	})
}

func callsRecover(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if call, ok := instr.(*ssa.Call); ok {
				if b, ok := call.Call.Value.(*ssa.Builtin); ok && b.Name() == "recover" {
					return true
				}
			}
		}
	}
	return false
}

func setsResult(v *ssa.FreeVar) bool {
	for _, use := range *v.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == v {
			return true
		}
	}
	return false
}

// errorsAt returns the errors that a return gives for a result.
func (e *evaluator) errorsAt(ret *ssa.Return, index int) []cause.Failure {
	r := ResultAt(ret, index)
	failures := e.before(r, ret)
	for _, change := range r.Literals {
		inner := e.entering(ret, change.literal)
		inner.given[change.Variable] = failures
		failures = inner.changed(failures, change)
		e.work = inner.work
	}
	return failures
}

// before returns the errors that a return gives for a result before deferred
// literals run.
func (e *evaluator) before(r returnedResult, ret *ssa.Return) []cause.Failure {
	if r.Value == nil || program.At(ret.Block(), r.Value) == program.FoundNil {
		return nil
	}
	return e.Errors(r.Value)
}

// changed returns what a deferred literal, which the evaluator has entered, makes of the
// errors in a variable.
func (e *evaluator) changed(before []cause.Failure, change deferredChange) []cause.Failure {
	var after []cause.Failure
	for _, ret := range e.flow.ReturnsIn[change.literal] {
		s := e.Storage().Search(change.Variable, ret)
		after = cause.Union(after, errorsIn(e.Storage().valuesOf(s.Stores)))
		if s.Entry {
			after = cause.Union(after, before)
		}
	}
	return after
}

// within returns an evaluator for a deferred literal, to which the errors are
// given that its variables hold when it begins.
func (e *evaluator) within(given map[*ssa.FreeVar][]cause.Failure) *evaluator {
	inner := newEvaluator(e.flow)
	inner.marks, inner.fn, inner.work, inner.given, inner.verdicts = e.marks, e.fn, e.work, given, e.verdicts
	return inner
}

// shownAt returns what can be read in what a return gives for a result, and its
// marks.
func (e *evaluator) shownAt(ret *ssa.Return, index int) (ssa.Value, cause.Readable, cause.Marks) {
	r := ResultAt(ret, index)
	var s cause.Readable
	var m cause.Marks
	if r.Value != nil && !program.IsNil(r.Value) {
		s, m = e.Texts().shown(foundEqual(r.Value, ret.Block())), e.Texts().MarksOf(r.Value)
	}
	for _, change := range r.Literals {
		inner := e.entering(ret, change.literal)
		for _, use := range *change.Variable.Referrers() {
			store, ok := use.(*ssa.Store)
			if ok && store.Addr == change.Variable && !inner.Storage().impossible(store.Block()) {
				s.Add(inner.Texts().shown(store.Val))
				m = m.Or(inner.Texts().MarksOf(store.Val))
			}
		}
		e.work = inner.work
	}
	return r.Value, s, m
}
