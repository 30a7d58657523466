package program

import (
	"golang.org/x/tools/go/ssa"
)

// IsFresh reports whether a value is created on the spot, and so non-nil.
func IsFresh(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.MakeInterface, *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.MakeClosure, *ssa.Function:
		return true
	case *ssa.Slice:
		return IsFresh(v.X) // of an array
	}
	return false
}
