package sdk

import (
	"go/types"
)

// IsRequest reports whether a type is a struct that a library declares, or points
// to one: what carries a request.
func IsRequest(t types.Type) bool {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	named, ok := t.(*types.Named)
	return ok && Owns(named.Obj().Pkg()) && !types.IsInterface(named)
}
