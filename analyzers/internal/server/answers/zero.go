package answers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isZero reports whether a value is known to be the zero value of its type, or a pointer
// to one, when a function returns it.
func isZero(v ssa.Value, ret *ssa.Return) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return paths.IsEmptyConst(v)
	case *ssa.UnOp:
		variable, ok := v.X.(*ssa.Alloc)
		return ok && v.Op == token.MUL && isUntouched(variable, ret)
	case *ssa.Alloc:
		return isUntouched(v, ret)
	case *ssa.Phi:
		return !slices.ContainsFunc(v.Edges, func(edge ssa.Value) bool {
			_, again := edge.(*ssa.Phi)
			return again || !isZero(edge, ret)
		})
	}
	return false
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
			if c, ok := use.Val.(*ssa.Const); ok && use.Addr == variable && isZero(c, ret) {
				return false
			}
		}
		return control.LeadsTo(use.Block(), ret.Block())
	})
}
