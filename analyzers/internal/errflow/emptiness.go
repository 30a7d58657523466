package errflow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// rangedOver returns over what a loop goes that is entered if a condition is true, nil if it
// is none of a loop, or none over a list or a map that the function leaves as it is. Who
// passes an empty one does not see what happens in the loop.
func rangedOver(cond ssa.Value) ssa.Value {
	switch cond := cond.(type) {
	case *ssa.BinOp:
		size, ok := cond.Y.(*ssa.Call)
		if !ok || cond.Op != token.LSS || cond.Block().Comment != "rangeindex.loop" {
			break
		}
		if b, ok := size.Call.Value.(*ssa.Builtin); ok && b.Name() == "len" && !isMap(size.Call.Args[0].Type()) {
			return size.Call.Args[0]
		}
	case *ssa.Extract:
		next, ok := cond.Tuple.(*ssa.Next)
		if !ok || cond.Index != 0 {
			break
		}
		loop, ok := next.Iter.(*ssa.Range)
		if !ok || !isMap(loop.X.Type()) {
			break
		}
		if p, ok := loop.X.(*ssa.Parameter); ok && isOnlyLookedAt(p, nil) {
			return p
		}
	}
	return nil
}

func isMap(t types.Type) bool {
	_, ok := t.Underlying().(*types.Map)
	return ok
}

// isOnlyLookedAt reports whether nobody but a call that is handed a map can put anything
// into it.
func isOnlyLookedAt(m ssa.Value, by *ssa.CallCommon) bool {
	return !slices.ContainsFunc(usesOf(m), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Range, *ssa.Lookup, *ssa.BinOp, *ssa.DebugRef:
			return false
		case *ssa.Call:
			b, ok := use.Call.Value.(*ssa.Builtin)
			return &use.Call != by && (!ok || b.Name() != "len")
		}
		return true
	})
}

// isEmpty reports whether a list or a map that a call hands over has no elements.
func isEmpty(v ssa.Value, by *ssa.CallCommon) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return v.IsNil()
	case *ssa.MakeMap:
		return isOnlyLookedAt(v, by)
	case *ssa.MakeSlice:
		n, ok := v.Len.(*ssa.Const)
		return ok && n.Int64() == 0
	case *ssa.Slice:
		array, ok := v.X.(*ssa.Alloc)
		if !ok {
			return false
		}
		t, ok := array.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array)
		return ok && t.Len() == 0
	}
	return false
}
