package contracts

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// stored returns what is stored in a local variable, in its own function and in
// the literals that share it, if its address goes nowhere else.
func (t *tracer) stored(variable ssa.Value) ([]ssa.Value, bool) {
	switch variable := variable.(type) {
	case *ssa.Alloc:
		stores, known := flow.SharedStores(variable, false)
		return paths.Values(stores), known && len(stores) > 0
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
