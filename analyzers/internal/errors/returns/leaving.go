package returns

import (
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
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
		after = cause.Union(after, e.Storage().ReadAgain(change.Variable, ret, before))
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

// entering returns an evaluator for a deferred literal that runs at a return. It knows which errors the results hold then,
// and what else is said.
func (e leaving) entering(ret *ssa.Return, literal *ssa.Function, also map[*ssa.FreeVar][]cause.Failure) leaving {
	given := make(map[*ssa.FreeVar][]cause.Failure)
	for _, v := range literal.FreeVars {
		for i, result := range ret.Results {
			if program.CanBeError(result.Type()) && slices.ContainsFunc(program.Bindings(v), func(bound ssa.Value) bool { return paths.IsReadFrom(result, bound) }) {
				given[v] = e.before(paths.ResultOf(ret, i), ret)
			}
		}
	}
	maps.Copy(given, also)
	return leaving{e.Within(given), e.flow}
}

// foundEqual returns, for a text that a comparison on the way to a block has found to be
// equal to another one, that other one: a value of the environment that is in a list of
// those that are allowed tells no more than the list does.
func foundEqual(v ssa.Value, block *ssa.BasicBlock) ssa.Value {
	if !program.IsString(v.Type()) {
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
