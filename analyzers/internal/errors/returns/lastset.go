package returns

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
)

// presenceLastSet returns the presence of a value read from a local variable, such as a
// named result in a function with defers: that of all last stores if they agree, or that
// of none. Nobody else may set the variable.
func (f *Finder) presenceLastSet(v ssa.Value) Presence {
	variable, ok := paths.ReadFrom[*ssa.Alloc](v)
	if !ok || !ssa.NewConst(nil, v.Type()).IsNil() {
		return PresenceUnknown
	}
	load := v.(*ssa.UnOp)
	_, found := flow.FoundByAs(variable)
	shared, _ := flow.SharedStores(variable, true)
	stores, entry, known := f.Evaluator.Storage().LastStores(load)
	if found || len(shared) > 0 || !known {
		return PresenceUnknown
	}
	if len(stores) == 0 {
		return Absent
	}
	// A search leaves out the ways on which the variable was found to be nil. Of those that
	// come from a place where it is set nothing but that is known.
	if entry || !slices.ContainsFunc(stores, func(store *ssa.Store) bool { return store.Block().Dominates(load.Block()) }) {
		return PresenceUnknown
	}
	last := f.presenceOf(stores[0].Val)
	if slices.ContainsFunc(stores, func(store *ssa.Store) bool { return f.presenceOf(store.Val) != last }) {
		return PresenceUnknown
	}
	return last
}
