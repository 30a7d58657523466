package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
)

// IsWrittenOut reports whether a value is a list of literals.
func IsWrittenOut(v ssa.Value) bool {
	slice, ok := v.(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := slice.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	for _, value := range paths.StoredInElements(array) {
		load, ok := value.(*ssa.UnOp)
		if !ok {
			return false
		}
		if literal, ok := load.X.(*ssa.Alloc); !ok || len(paths.Stores(literal)) > 0 {
			return false
		}
	}
	return true
}
