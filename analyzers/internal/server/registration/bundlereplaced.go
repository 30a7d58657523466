package registration

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isReplaced reports whether a bundle that is read from a variable has got a handler there
// after all else that was put into it. The handler that it came with, if any, stands behind
// the new one, or goes nowhere.
func (s *search) isReplaced(load *ssa.UnOp) bool {
	variable, ok := load.X.(*ssa.Alloc)
	return ok && slices.ContainsFunc(s.handlersIn(variable), func(handler *ssa.Store) bool {
		return program.AlwaysBefore(handler, load) && !slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
			store, ok := use.(*ssa.Store)
			return ok && !program.AlwaysBefore(store, handler)
		})
	})
}

// handlersIn returns the stores of handlers in the fields of a variable.
func (s *search) handlersIn(variable ssa.Value) []*ssa.Store {
	return paths.FieldStores(variable, func(field *types.Var) bool {
		_, _, ok := s.Set.Field(field)
		return ok
	})
}
