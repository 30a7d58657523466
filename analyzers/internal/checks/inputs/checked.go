package inputs

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
)

// isChecked reports whether an assertion is reached only where one of the same
// value to the same type went well.
func isChecked(assert *ssa.TypeAssert) bool {
	for b := range cond.Dominating(assert.Block()) {
		if b.Truth && holdsFor(b.Cond, assert) {
			return true
		}
	}
	return false
}

// holdsFor reports whether a condition is the second value of an assertion like
// another one.
func holdsFor(condition ssa.Value, assert *ssa.TypeAssert) bool {
	check, isAssert := paths.PartOf[*ssa.TypeAssert](condition, 1)
	return isAssert && types.Identical(check.AssertedType, assert.AssertedType) && paths.Same(check.X, assert.X)
}
