package asserted

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
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

// IsSent reports whether an assertion is reached only where there is a value: it is an
// element, or a branch has compared it with nil, or asked whether the map has it.
func IsSent(assert *ssa.TypeAssert) bool {
	return isElement(assert.X) || isBehind(assert.Block(), func(from *ssa.BasicBlock) int {
		v, whenNil := control.NilTest(from)
		switch {
		case v != nil && Same(v, assert.X):
			return 1 - whenNil
		case v != nil && isRefused(v, assert.X):
			return whenNil
		case isFound(control.Condition(from), assert.X):
			return 0
		}
		return -1
	})
}

// isRefused reports whether an error comes from a function that was given the map and the key of a
// value, as in
//
//	if err := required(args, "owner", "repo"); err != nil { return nil, err }
//	owner := args["owner"].(string)
func isRefused(err, v ssa.Value) bool {
	read, ok := v.(*ssa.Lookup)
	call, _ := program.CallOf(err)
	if !ok || call == nil {
		return false
	}
	given := false
	for _, arg := range call.Call.Args {
		given = given || Same(arg, read.X)
	}
	return given && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return names(arg, read.Index) })
}

// names reports whether an argument is a key, or a list with the key in it.
func names(arg, key ssa.Value) bool {
	return Same(arg, key) || slices.ContainsFunc(program.Elements(arg), func(v ssa.Value) bool { return Same(v, key) })
}

// isElement reports whether a value is an element of a list, or what a loop over a map
// gives. A list that the client leaves out has none.
func isElement(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.UnOp:
		addr, ok := v.X.(*ssa.IndexAddr)
		if !ok || v.Op != token.MUL {
			return false
		}
		_, ok = addr.X.Type().Underlying().(*types.Slice)
		return ok
	case *ssa.Extract:
		_, ok := v.Tuple.(*ssa.Next)
		return ok
	}
	return false
}

// isFound reports whether a condition is the second value of the lookup in a map that
// gives a value, or another result of the call that gives it.
func isFound(condition, v ssa.Value) bool {
	ok, isExtract := condition.(*ssa.Extract)
	if !isExtract {
		return false
	}
	if value, isExtract := v.(*ssa.Extract); isExtract {
		if value.Tuple == ok.Tuple {
			return true
		}
		v = value.Tuple
	}
	asked, isLookup := ok.Tuple.(*ssa.Lookup)
	read, alike := v.(*ssa.Lookup)
	return ok.Index == 1 && isLookup && alike && Same(asked.X, read.X) && Same(asked.Index, read.Index)
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
