package returns

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// presenceIn returns whether a field of the struct in a variable has been set where it
// is read. It is unknown if somebody else can set one, or only some paths do.
func (f *Finder) presenceIn(variable *ssa.Alloc, load *ssa.UnOp, depth int) Presence {
	if depth > budget.Deep {
		return PresenceUnknown
	}
	known := Blank
	for use := range (flow.Query{Kinds: flow.Field}).On(variable) {
		for _, set := range program.UsesOf(use) {
			switch set := set.(type) {
			case *ssa.UnOp, *ssa.FieldAddr:
			case *ssa.Store:
				always := set.Addr == use && set.Block().Dominates(load.Block())
				switch {
				case known == PresenceUnknown && !always: // what it sets changes nothing, and can be much to find out
				case set.Addr != use:
					known = PresenceUnknown
				case f.setsBlank(set, depth+1):
				case always:
					return Present
				default:
					known = PresenceUnknown
				}
			default:
				known = PresenceUnknown
			}
		}
	}
	return known
}

// unkept returns the value stored in a struct variable that is afterwards only read;
// other values are returned unchanged.
func unkept(v ssa.Value) ssa.Value {
	variable, ok := paths.ReadFrom[*ssa.Alloc](v)
	if !ok || !program.IsStruct(v.Type()) {
		return v
	}
	for _, use := range (flow.Query{Kinds: flow.Field}).Uses(variable) {
		if store, ok := use.(*ssa.Store); (!ok || store.Addr != variable) && !calls.IsRead(use) {
			return v
		}
	}
	if only := paths.OnlyStored(variable); only != nil {
		return only
	}
	return v
}
