package sdk

import (
	"go/types"
)

// IsCall reports whether a type is that of the request with which a tool is called.
func IsCall(t types.Type) bool {
	named, ok := pointed(t).(*types.Named)
	return ok && Owns(named.Obj().Pkg()) && (named.Obj().Name() == "CallToolRequest" || named.Obj().Name() == "ServerRequest")
}

// pointed returns the type that a type is, or to which it points.
func pointed(t types.Type) types.Type {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	return t
}

// IsRequest reports whether a type is a struct that a library declares, or points
// to one: what carries a request.
func IsRequest(t types.Type) bool {
	named, ok := pointed(t).(*types.Named)
	return ok && Owns(named.Obj().Pkg()) && !types.IsInterface(named)
}
