package returns

import (
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
)

// leaving evaluates what leaves a function: what its results hold after the deferred literals have run.
type leaving struct {
	*origin.Evaluator
	flow *origin.Tracer
}

// errorsAt returns the errors that a return gives for a result.
func (e leaving) errorsAt(ret *ssa.Return, index int) []cause.Failure {
	r := paths.ResultOf(ret, index)
	failures := e.before(r, ret)
	for _, change := range r.Changes {
		inner := e.entering(ret, change.Literal, map[*ssa.FreeVar][]cause.Failure{change.Variable: failures})
		failures = inner.changed(failures, change)
	}
	return failures
}

// before returns the errors that a return gives for a result before deferred
// literals run.
func (e leaving) before(r paths.Returned, ret *ssa.Return) []cause.Failure {
	if r.Value == nil || cond.At(ret.Block(), r.Value) == cond.FoundNil {
		return nil
	}
	return e.Errors(r.Value)
}

// changed returns what a deferred literal, which the evaluator has entered, makes of the
// errors in a variable.
func (e leaving) changed(before []cause.Failure, change paths.Change) []cause.Failure {
	var after []cause.Failure
	for _, ret := range e.flow.ReturnsIn[change.Literal] {
		s := e.Storage().Search(change.Variable, ret)
		after = cause.Union(after, e.Storage().ErrorsStored(s.Stores))
		if s.Entry {
			after = cause.Union(after, before)
		}
	}
	return after
}

// shownAt returns what can be read in what a return gives for a result, and its
// marks.
func (e leaving) shownAt(ret *ssa.Return, index int) (ssa.Value, cause.Readable, cause.Marks) {
	r := paths.ResultOf(ret, index)
	var s cause.Readable
	var m cause.Marks
	if r.Value != nil && !program.IsNil(r.Value) {
		s, m = e.Texts().Shown(foundEqual(r.Value, ret.Block())), e.Texts().MarksOf(r.Value)
	}
	for _, change := range r.Changes {
		inner := e.entering(ret, change.Literal, nil)
		for _, store := range paths.Stores(change.Variable) {
			if !inner.Storage().Impossible(store.Block()) {
				s.Add(inner.Texts().Shown(store.Val))
				m = m.Or(inner.Texts().MarksOf(store.Val))
			}
		}
	}
	return r.Value, s, m
}

// entering returns an evaluator for a deferred literal that runs at a return, to which some errors are
// given beside what the function leaves in variables.
func (e leaving) entering(ret *ssa.Return, literal *ssa.Function, also map[*ssa.FreeVar][]cause.Failure) leaving {
	given, tests := e.handed(ret, literal)
	maps.Copy(given, also)
	return leaving{e.Within(given, tests), e.flow}
}

// handed returns which errors the variables of a function hold for a deferred literal when control
// comes from a return, and whether they are known to be nil, or not: those of results, and others
// that nothing but the function itself sets.
func (e leaving) handed(ret *ssa.Return, literal *ssa.Function) (given map[*ssa.FreeVar][]cause.Failure, tests map[*ssa.FreeVar]cond.Test) {
	given, tests = make(map[*ssa.FreeVar][]cause.Failure), make(map[*ssa.FreeVar]cond.Test)
	for _, v := range literal.FreeVars {
		bindings := program.Bindings(v)
		if len(bindings) != 1 {
			continue
		}
		variable, ok := bindings[0].(*ssa.Alloc)
		if !ok || variable.Parent() != ret.Parent() || !program.CanBeError(variable.Type().(*types.Pointer).Elem()) {
			continue
		}
		if i := resultIn(ret, variable); i >= 0 {
			given[v] = e.before(paths.ResultOf(ret, i), ret)
		} else if held, known := e.heldAt(ret, variable); known {
			given[v], tests[v] = held, testAt(ret, variable, held)
		}
	}
	return given, tests
}

// testAt returns what is known at a return of a variable that holds some errors there.
func testAt(ret *ssa.Return, variable *ssa.Alloc, held []cause.Failure) cond.Test {
	if len(held) == 0 {
		return cond.FoundNil
	}
	for v, branch := range cond.SetAt(ret.Block()) {
		if paths.IsReadFrom(v, variable) && !isSetBelow(variable, branch) {
			return cond.FoundSet
		}
	}
	return cond.Untested
}

// isSetBelow reports whether a variable is set where a block has been passed.
func isSetBelow(variable *ssa.Alloc, block *ssa.BasicBlock) bool {
	return slices.ContainsFunc(paths.Stores(variable), func(store *ssa.Store) bool { return block.Dominates(store.Block()) })
}

// resultIn returns which result of a return comes from a variable, or -1.
func resultIn(ret *ssa.Return, variable *ssa.Alloc) int {
	return slices.IndexFunc(ret.Results, func(result ssa.Value) bool { return paths.IsReadFrom(result, variable) })
}

// heldAt returns the errors that a variable holds at a return, if no literal sets it.
func (e leaving) heldAt(ret *ssa.Return, variable *ssa.Alloc) (held []cause.Failure, known bool) {
	if shared, known := flow.SharedStores(variable, true); len(shared) > 0 || !known {
		return nil, false
	}
	return e.Storage().ErrorsStored(e.Storage().Search(variable, ret).Stores), true
}

// foundEqual returns, for a text that a comparison on the way to a block has found to be
// equal to another one, that other one: a value of the environment that is in a list of
// those that are allowed tells no more than the list does.
func foundEqual(v ssa.Value, block *ssa.BasicBlock) ssa.Value {
	if !program.IsText(v) {
		return v
	}
	for b := range cond.Dominating(block) {
		switch x, y := b.Equal(); v {
		case x:
			return y
		case y:
			return x
		}
	}
	return v
}
