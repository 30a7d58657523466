package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Before returns what has set a variable last before an instruction, on ways that are taken, and whether it may not be
// set at all.
func (e Storage) Before(variable ssa.Value, at ssa.Instruction) (stores []*ssa.Store, entry bool) {
	stores, entry = flow.LastStores(variable, at, func(from, to *ssa.BasicBlock) bool { return e.work.More() && e.flow.ComesFrom(from, to) })
	stores = slices.DeleteFunc(stores, func(store *ssa.Store) bool { return e.Impossible(store.Block()) })
	return stores, entry || e.work.Over()
}

// LastStores returns what sets the local variable that is read: the last stores on the ways that lead there, and those
// of literals. It reports whether it may be what the variable begins with, and whether nobody else can set it.
func (e Storage) LastStores(load *ssa.UnOp) (stores []*ssa.Store, entry, known bool) {
	variable, ok := paths.ReadFrom[*ssa.Alloc](load)
	if !ok {
		return nil, false, false
	}
	stores, entry = e.Before(variable, load)
	shared, known := flow.SharedStores(variable, true)
	return append(stores, shared...), entry, known
}

// Impossible reports whether a block of a deferred literal is reached only if a
// variable is not nil that is known to be nil.
func (e Storage) Impossible(block *ssa.BasicBlock) bool {
	if len(e.given) == 0 {
		return false
	}
	for v := range cond.SetAt(block) {
		variable, _ := paths.ReadFrom[*ssa.FreeVar](v)
		if before, ok := e.given[variable]; ok && len(before) == 0 {
			return true
		}
	}
	return false
}

// ReadAgain returns the errors that a deferred literal reads from a result at an instruction: what
// it has stored there itself, or what was there before.
func (e Storage) ReadAgain(variable *ssa.FreeVar, at ssa.Instruction, before []cause.Failure) []cause.Failure {
	stores, entry := e.Before(variable, at)
	all := e.ErrorsStored(stores)
	if entry {
		all = cause.Union(all, before)
	}
	return all
}

// selected returns the errors that a select statement receives as its result
// with the given index: after two others, there is one for each channel that
// it can receive from.
func (e Storage) selected(s *ssa.Select, index int) []cause.Failure {
	index -= 2
	for _, state := range s.States {
		if state.Send != nil {
			continue
		}
		if index == 0 {
			return e.received(state.Chan)
		}
		index--
	}
	return cause.Untraced()
}
