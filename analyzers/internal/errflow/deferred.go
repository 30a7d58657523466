package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A returnedResult is what a return statement gives for a result, and what
// deferred literals make of it.
type returnedResult struct {
	value    ssa.Value
	variable *ssa.Alloc       // the variable of a result that literals change, or nil
	literals []deferredChange // in the order in which they run
}

// A deferredChange is a deferred literal that sets a result.
type deferredChange struct {
	literal  *ssa.Function
	variable *ssa.FreeVar // the result, as the literal knows it
}

// resultAt returns what a return gives for the result with the given index. In a
// function with deferred calls results go through variables, which are set
// right before.
func resultAt(ret *ssa.Return, index int) returnedResult {
	r := returnedResult{value: ret.Results[index]}
	load, ok := r.value.(*ssa.UnOp)
	if !ok {
		return r
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok {
		return r
	}
	r.literals = changesOf(ret.Parent(), variable)
	if len(r.literals) > 0 {
		r.variable = variable
	}
	if ret.Block() == ret.Parent().Recover {
		r.value = nil // nobody knows where the panic was
		return r
	}
	for _, instr := range slices.Backward(ret.Block().Instrs) {
		if store, ok := instr.(*ssa.Store); ok && store.Addr == variable {
			r.value = store.Val
			break
		}
	}
	return r
}

// changesOf returns the deferred literals that set a variable, the last one
// first, as they run.
func changesOf(fn *ssa.Function, variable *ssa.Alloc) []deferredChange {
	var changes []deferredChange
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			d, ok := instr.(*ssa.Defer)
			if !ok {
				continue
			}
			closure, ok := d.Call.Value.(*ssa.MakeClosure)
			if !ok {
				continue
			}
			literal := closure.Fn.(*ssa.Function)
			for i, binding := range closure.Bindings {
				if binding == variable && isSet(literal.FreeVars[i]) {
					changes = append(changes, deferredChange{literal, literal.FreeVars[i]})
				}
			}
		}
	}
	slices.Reverse(changes)
	return changes
}

// recovers reports whether a function goes on after a panic: only then it returns
// at the end that the compiler adds for it.
func recovers(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			d, ok := instr.(*ssa.Defer)
			if !ok {
				continue
			}
			if closure, ok := d.Call.Value.(*ssa.MakeClosure); ok && callsRecover(closure.Fn.(*ssa.Function)) {
				return true
			}
		}
	}
	return false
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

func isSet(v *ssa.FreeVar) bool {
	for _, use := range *v.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == v {
			return true
		}
	}
	return false
}

// errorsAt returns the errors that a return gives for a result.
func (e *evaluator) errorsAt(ret *ssa.Return, index int) []Failure {
	r := resultAt(ret, index)
	var failures []Failure
	if r.value != nil && !isNilIn(r.value, ret.Block()) {
		failures = e.errors(r.value)
	}
	for _, change := range r.literals {
		failures = e.changed(failures, change)
	}
	return failures
}

// changed returns what a deferred literal makes of the errors in a variable.
func (e *evaluator) changed(before []Failure, change deferredChange) []Failure {
	inner := newEvaluator(e.flow)
	inner.marks, inner.fn, inner.work = e.marks, e.fn, e.work
	inner.given = map[*ssa.FreeVar][]Failure{change.variable: before}
	var after []Failure
	for _, ret := range e.flow.returns[change.literal] {
		s := inner.search(change.variable, ret)
		for _, v := range s.values {
			after = union(after, inner.errors(v))
		}
		if s.entry {
			after = union(after, before)
		}
	}
	e.work = inner.work
	return after
}

// shownAt returns what can be read in what a return gives for a result, and what
// is known of its error flag.
func (e *evaluator) shownAt(ret *ssa.Return, index int) (ssa.Value, shown, Flag) {
	r := resultAt(ret, index)
	var s shown
	flag := FlagUnknown
	if r.value != nil && !isNil(r.value) {
		s, flag = e.shown(r.value), e.flag(r.value)
	}
	for _, change := range r.literals {
		for _, use := range *change.variable.Referrers() {
			if store, ok := use.(*ssa.Store); ok && store.Addr == change.variable {
				s.add(e.shown(store.Val))
				flag = flag.or(e.flag(store.Val))
			}
		}
	}
	return r.value, s, flag
}
