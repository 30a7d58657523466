package inputs

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
)

// maxDominators bounds how far back a check is looked for.
const maxDominators = 500

// isChecked reports whether an assertion is reached only where one of the same
// value to the same type went well.
func isChecked(assert *ssa.TypeAssert) bool {
	return isBehind(assert.Block(), func(from *ssa.BasicBlock) int {
		if holdsFor(control.Condition(from), assert) {
			return 0
		}
		return -1
	})
}

// isBehind reports whether a block is reached only through that successor of some other
// block which a function names; less than zero is none.
func isBehind(block *ssa.BasicBlock, side func(from *ssa.BasicBlock) int) bool {
	for from, taken := range control.PassedTo(block) {
		if side(from) == taken {
			return true
		}
	}
	return false
}

// holdsFor reports whether a condition is the second value of an assertion like
// another one.
func holdsFor(condition ssa.Value, assert *ssa.TypeAssert) bool {
	ok, isExtract := condition.(*ssa.Extract)
	if !isExtract || ok.Index != 1 {
		return false
	}
	check, isAssert := ok.Tuple.(*ssa.TypeAssert)
	return isAssert && types.Identical(check.AssertedType, assert.AssertedType) && paths.Same(check.X, assert.X)
}
