package contracts

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// stored returns what is stored in a local variable, in its own function and in
// the literals that share it, if its address goes nowhere else.
func (t *tracer) stored(variable ssa.Value) ([]ssa.Value, bool) {
	switch variable := variable.(type) {
	case *ssa.Alloc:
		values, known := storesTo(variable)
		return values, known && len(values) > 0
	case *ssa.FreeVar:
		var values []ssa.Value
		for _, binding := range program.Bindings(variable) {
			more, known := t.stored(binding)
			if !known {
				return nil, false
			}
			values = append(values, more...)
		}
		return values, len(values) > 0
	}
	return nil, false
}

// storesTo returns what is stored at the address of a local variable, and
// whether that is all.
func storesTo(addr ssa.Value) (values []ssa.Value, known bool) {
	for _, use := range *addr.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != addr {
				return nil, false
			}
			values = append(values, use.Val)
		case *ssa.MakeClosure:
			if free := program.Captured(use, addr); free != nil {
				more, known := storesTo(free)
				if !known {
					return nil, false
				}
				values = append(values, more...)
			}
		case *ssa.UnOp, *ssa.DebugRef:
		default:
			return nil, false
		}
	}
	return values, true
}
