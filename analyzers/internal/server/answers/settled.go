package answers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// settled returns what a return statement gives. In a function that defers calls,
// results go through variables, which are set right before.
func settled(ret *ssa.Return) []ssa.Value {
	list := slices.Clone(ret.Results)
	for i, result := range list {
		load, ok := result.(*ssa.UnOp)
		if !ok || load.Op != token.MUL {
			continue
		}
		variable, ok := load.X.(*ssa.Alloc)
		if !ok || slices.ContainsFunc(*variable.Referrers(), isShared) {
			continue
		}
		list[i] = program.Given(ret, i)
	}
	return list
}

// isShared reports whether a use of a variable lets others set it, such as a literal that
// is deferred.
func isShared(use ssa.Instruction) bool {
	switch use.(type) {
	case *ssa.Store, *ssa.UnOp, *ssa.DebugRef:
		return false
	}
	return true
}
