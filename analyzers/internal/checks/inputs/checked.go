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

// IsSent reports whether an assertion is reached only where the agent has sent something: of args["name"] it was asked
// whether it is there, or nil.
func IsSent(assert *ssa.TypeAssert) bool {
	of, _ := lookupOf(assert.X)
	for b := range cond.Dominating(assert.Block()) {
		if v, found := b.Nil(); found == cond.FoundSet && paths.Same(v, assert.X) {
			return true
		}
		asked, ok := paths.PartOf[*ssa.Lookup](b.Plain().Cond, 1)
		if ok && b.Plain().Truth && of != nil && paths.Same(asked.X, of.X) && paths.Same(asked.Index, of.Index) {
			return true
		}
	}
	return false
}
