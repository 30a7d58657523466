package calls

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// maxSame bounds how deep values are compared.
const maxSame = 8

// SameError reports whether two values are one error: the same value, read from
// the same variable or field, or returned by a method that only says what it knows,
// such as Err of a result.
func SameError(a, b ssa.Value) bool { return same(a, b, 0) }

func same(a, b ssa.Value, depth int) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || depth > maxSame {
		return false
	}
	if p := program.ParameterOf(a); p != nil && p == program.ParameterOf(b) {
		return true
	}
	switch x := a.(type) {
	case *ssa.UnOp:
		y, ok := b.(*ssa.UnOp)
		return ok && x.Op == y.Op && same(x.X, y.X, depth+1)
	case *ssa.FieldAddr:
		y, ok := b.(*ssa.FieldAddr)
		return ok && x.Field == y.Field && same(x.X, y.X, depth+1)
	case *ssa.Field:
		y, ok := b.(*ssa.Field)
		return ok && x.Field == y.Field && same(x.X, y.X, depth+1)
	case *ssa.IndexAddr:
		y, ok := b.(*ssa.IndexAddr)
		return ok && same(x.X, y.X, depth+1) && same(x.Index, y.Index, depth+1)
	case *ssa.Const:
		y, ok := b.(*ssa.Const)
		return ok && x.Value != nil && y.Value != nil && x.Value.ExactString() == y.Value.ExactString()
	case *ssa.Call:
		y, ok := b.(*ssa.Call)
		return ok && sameAccess(x, y, depth+1)
	}
	return false
}

// sameAccess reports whether two calls ask one value for the same thing.
func sameAccess(a, b *ssa.Call, depth int) bool {
	x, y := At(a), At(b)
	obj := program.Called(&a.Call)
	if obj == nil || obj != program.Called(&b.Call) || obj.Signature().Recv() == nil || obj.Signature().Params().Len() > 0 {
		return false
	}
	return slices.EqualFunc(x.Args, y.Args, func(v, w ssa.Value) bool { return same(v, w, depth) })
}
