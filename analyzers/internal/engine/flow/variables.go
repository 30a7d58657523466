package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// SharedStores returns the stores of literals to a captured variable and,
// unless inner is set, those of the enclosing function. It reports whether no
// other code can store to it.
func SharedStores(variable ssa.Value, inner bool) (stores []*ssa.Store, known bool) {
	known = true
	switch variable.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
	default:
		return nil, false
	}
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != variable {
				known = false // the address goes elsewhere
			} else if !inner {
				stores = append(stores, use)
			}
		case *ssa.MakeClosure:
			if free := program.Captured(use, variable); free != nil {
				more, all := SharedStores(free, false)
				stores, known = append(stores, more...), known && all
			}
		case *ssa.UnOp, *ssa.FieldAddr, *ssa.IndexAddr:
		case *ssa.MakeInterface:
			known = known && usedByAs(use)
		default:
			known = false
		}
	}
	return stores, known
}

// FoundByAs returns the errors that errors.As searches for a value of the
// variable, and whether it does.
func FoundByAs(variable *ssa.Alloc) (searched []ssa.Value, ok bool) {
	for made := range program.UsesAs[*ssa.MakeInterface](variable) {
		for call := range program.UsesAs[*ssa.Call](made) {
			if funcs.IsAs(call) {
				searched = append(searched, call.Call.Args[0])
			}
		}
	}
	return searched, len(searched) > 0
}

func usedByAs(made *ssa.MakeInterface) bool {
	for _, use := range *made.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok || !funcs.IsAs(call) {
			return false
		}
	}
	return true
}

// IsOnlySet reports whether a field is only ever assigned.
func IsOnlySet(field *ssa.FieldAddr) bool {
	for _, use := range *field.Referrers() {
		if store, ok := use.(*ssa.Store); !ok || store.Addr != field {
			return false
		}
	}
	return true
}
