package paths

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// IsEmpty reports whether a value is empty.
func IsEmpty(v ssa.Value) bool {
	if IsEmptyConst(v) {
		return true
	}
	switch v := v.(type) {
	case *ssa.Slice:
		variable, ok := v.X.(*ssa.Alloc)
		return ok && isEmptyArray(variable.Type())
	case *ssa.MakeSlice:
		return IsEmptyConst(v.Len) && IsUnfilled(v)
	case *ssa.MakeMap:
		return IsUnfilled(v)
	case *ssa.Alloc:
		return v.Comment == "complit" && IsUnfilled(v)
	case *ssa.MakeInterface:
		return IsEmpty(v.X)
	}
	return false
}

// IsEmptyConst reports whether a value is nil, "", 0 or false.
func IsEmptyConst(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	if c.Value == nil {
		return true
	}
	switch c.Value.ExactString() {
	case `""`, "0", "false":
		return true
	}
	return false
}

func isEmptyArray(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	array, ok := p.Elem().Underlying().(*types.Array)
	return ok && array.Len() == 0
}

// IsUnfilled reports whether nothing is ever stored in a value that a function
// makes.
func IsUnfilled(v ssa.Value) bool {
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.MapUpdate, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.Phi:
			return true
		case *ssa.Store:
			return use.Addr == v
		case *ssa.Call:
			return true
		}
		return false
	})
}
