package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// IsFunction reports whether values of a type are functions.
func IsFunction(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

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
	for _, use := range *array.Referrers() {
		element, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue // the slice itself
		}
		for _, value := range WholeStores(element) {
			load, ok := value.(*ssa.UnOp)
			if !ok {
				return false
			}
			literal, ok := load.X.(*ssa.Alloc)
			if !ok || len(WholeStores(literal)) > 0 {
				return false
			}
		}
	}
	return true
}

// WholeStores returns the values stored at an address as a whole, not field by
// field.
func WholeStores(addr ssa.Value) []ssa.Value {
	var values []ssa.Value
	for _, use := range *addr.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == addr {
			values = append(values, store.Val)
		}
	}
	return values
}
