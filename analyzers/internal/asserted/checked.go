package asserted

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
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
	return isAssert && types.Identical(check.AssertedType, assert.AssertedType) && Same(check.X, assert.X)
}

// Same reports whether two values are read in the same way from the same place.
func Same(a, b ssa.Value) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *ssa.Const:
		b, ok := b.(*ssa.Const)
		return ok && a.Value != nil && b.Value != nil && a.Value.Kind() == b.Value.Kind() && constant.Compare(a.Value, token.EQL, b.Value)
	case *ssa.Lookup:
		b, ok := b.(*ssa.Lookup)
		return ok && Same(a.X, b.X) && Same(a.Index, b.Index)
	case *ssa.Extract:
		b, ok := b.(*ssa.Extract)
		return ok && a.Index == b.Index && Same(a.Tuple, b.Tuple)
	case *ssa.TypeAssert:
		b, ok := b.(*ssa.TypeAssert)
		return ok && types.Identical(a.AssertedType, b.AssertedType) && Same(a.X, b.X)
	case *ssa.UnOp:
		b, ok := b.(*ssa.UnOp)
		return ok && a.Op == b.Op && Same(a.X, b.X)
	case *ssa.FieldAddr:
		b, ok := b.(*ssa.FieldAddr)
		return ok && a.Field == b.Field && Same(a.X, b.X)
	case *ssa.Field:
		b, ok := b.(*ssa.Field)
		return ok && a.Field == b.Field && Same(a.X, b.X)
	case *ssa.IndexAddr:
		b, ok := b.(*ssa.IndexAddr)
		return ok && Same(a.X, b.X) && Same(a.Index, b.Index)
	case *ssa.Call:
		b, ok := b.(*ssa.Call)
		return ok && sameCall(&a.Call, &b.Call)
	}
	return false
}

// sameCall reports whether two calls read the same from a request: they call the
// same function of a library with the same values.
func sameCall(a, b *ssa.CallCommon) bool {
	if a.StaticCallee() == nil || a.StaticCallee() != b.StaticCallee() {
		return false
	}
	for i := range a.Args {
		if !Same(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
