package returns

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// presenceIn returns whether a field of the struct in a variable has been set where it
// is read: on all paths, or on none.
func (f *Finder) presenceIn(variable *ssa.Alloc, load *ssa.UnOp) Presence {
	known := Blank
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.UnOp:
		case *ssa.FieldAddr:
			switch f.setBefore(use, load) {
			case Present:
				return Present
			case PresenceUnknown:
				known = PresenceUnknown
			}
		default:
			known = PresenceUnknown
		}
	}
	return known
}

// setBefore returns the presence of a field where its struct is read. It is unknown if
// somebody else can set it, or only some paths do.
func (f *Finder) setBefore(field *ssa.FieldAddr, load *ssa.UnOp) Presence {
	known := Blank
	for _, use := range *field.Referrers() {
		switch use := use.(type) {
		case *ssa.UnOp:
			continue
		case *ssa.Store:
			if use.Addr == field && (f.setsBlank(use, 0) || !precedes(use, load)) {
				continue
			}
			if use.Addr == field && use.Block().Dominates(load.Block()) {
				return Present
			}
		}
		known = PresenceUnknown
	}
	return known
}

// precedes reports whether control can get from one instruction to another.
func precedes(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() && slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b) {
		return true
	}
	return program.Continues(a.Block(), b.Block())
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
