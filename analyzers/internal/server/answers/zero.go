package answers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isZero reports whether a value is known to be the zero value of its type, or a pointer
// to one, when a function returns it.
func isZero(v ssa.Value, ret *ssa.Return) bool {
	return flow.All(flow.Query{Kinds: flow.Phi | flow.Load}.Ends(v), func(v ssa.Value) bool {
		variable, ok := v.(*ssa.Alloc)
		return paths.IsEmptyConst(v) || ok && isUntouched(variable, ret)
	})
}

// isUntouched reports whether nothing is done to a variable before a return but read it.
func isUntouched(variable *ssa.Alloc, ret *ssa.Return) bool {
	return !slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.UnOp, *ssa.DebugRef, *ssa.Return, *ssa.Phi:
			return false
		case *ssa.Store:
			if use.Addr != variable && program.Returns(use) {
				return false
			}
			if use.Addr == variable && paths.IsEmptyConst(use.Val) {
				return false
			}
		}
		return program.LeadsTo(use.Block(), ret.Block())
	})
}
