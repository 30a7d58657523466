package origins

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// entering returns an evaluator for a deferred literal that runs at a return.
func (e *evaluator) entering(ret *ssa.Return, literal *ssa.Function) *evaluator {
	inner := e.within(make(map[*ssa.FreeVar][]cause.Failure))
	inner.tests = make(map[*ssa.FreeVar]program.Test)
	e.give(ret, literal, inner)
	return inner
}

// give tells an evaluator for a deferred literal which errors the variables of a function
// hold when control comes from a return: those of results, and others that nothing but
// the function itself sets.
func (e *evaluator) give(ret *ssa.Return, literal *ssa.Function, inner *evaluator) {
	for _, v := range literal.FreeVars {
		bindings := e.Storage().Bindings(v)
		if len(bindings) != 1 {
			continue
		}
		variable, ok := bindings[0].(*ssa.Alloc)
		if !ok || variable.Parent() != ret.Parent() || !program.CanBeError(variable.Type().(*types.Pointer).Elem()) {
			continue
		}
		if i := resultIn(ret, variable); i >= 0 {
			inner.given[v] = e.before(ResultAt(ret, i), ret)
		} else if held, known := e.heldAt(ret, variable); known {
			inner.given[v], inner.tests[v] = held, testAt(ret, variable, held)
		}
	}
}

// testAt returns what is known at a return of a variable that holds some errors there.
func testAt(ret *ssa.Return, variable *ssa.Alloc, held []cause.Failure) program.Test {
	if len(held) == 0 {
		return program.FoundNil
	}
	for parent := ret.Block().Idom(); parent != nil; parent = parent.Idom() {
		v, whenNil := program.NilTest(parent)
		load, ok := v.(*ssa.UnOp)
		if !ok || load.X != variable {
			continue
		}
		branch := parent.Succs[1-whenNil]
		if len(branch.Preds) == 1 && branch.Dominates(ret.Block()) && !isSetBelow(variable, branch) {
			return program.FoundSet
		}
	}
	return program.Untested
}

// isSetBelow reports whether a variable is set where a block has been passed.
func isSetBelow(variable *ssa.Alloc, block *ssa.BasicBlock) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		store, ok := use.(*ssa.Store)
		return ok && store.Addr == variable && block.Dominates(store.Block())
	})
}

// resultIn returns which result of a return comes from a variable, or -1.
func resultIn(ret *ssa.Return, variable *ssa.Alloc) int {
	return slices.IndexFunc(ret.Results, func(result ssa.Value) bool {
		load, ok := result.(*ssa.UnOp)
		return ok && load.X == variable
	})
}

// heldAt returns the errors that a variable holds at a return, if no literal sets it.
func (e *evaluator) heldAt(ret *ssa.Return, variable *ssa.Alloc) (held []cause.Failure, known bool) {
	if shared, known := e.Storage().SharedStores(variable, true); len(shared) > 0 || !known {
		return nil, false
	}
	return errorsIn(e.Storage().valuesOf(e.Storage().Search(variable, ret).Stores)), true
}
