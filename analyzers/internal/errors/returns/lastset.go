package returns

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
)

// presenceLastSet returns the presence of a value read from a local variable, such as a
// named result in a function with defers: that of all last stores if they agree, or that
// of none. Nobody else may set the variable.
func (f *Finder) presenceLastSet(v ssa.Value) Presence {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL || !ssa.NewConst(nil, load.Type()).IsNil() {
		return PresenceUnknown
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok {
		return PresenceUnknown
	}
	_, found := flow.FoundByAs(variable)
	if shared, known := flow.SharedStores(variable, true); found || len(shared) > 0 || !known {
		return PresenceUnknown
	}
	s := f.Evaluator.Storage().Search(variable, load)
	if len(s.Stores) == 0 && s.Entry {
		return Absent
	}
	// A search leaves out the ways on which the variable was found to be nil. Of those that
	// come from a place where it is set nothing but that is known.
	if s.Entry || !slices.ContainsFunc(s.Stores, func(store *ssa.Store) bool { return store.Block().Dominates(load.Block()) }) {
		return PresenceUnknown
	}
	known := f.presenceOf(s.Stores[0].Val)
	if slices.ContainsFunc(s.Stores, func(store *ssa.Store) bool { return f.presenceOf(store.Val) != known }) {
		return PresenceUnknown
	}
	return known
}
