package program

import "go/types"

// errorType is the type error, and errorInterface what it stands for.
var (
	errorType      = types.Universe.Lookup("error").Type()
	errorInterface = errorType.Underlying().(*types.Interface)
)

// IsError reports whether a type is error itself. That stands first, because package types panics at the types of
// iterators, which package ssa makes up.
func IsError(t types.Type) bool { return types.Identical(errorType, t) }

// EndsInError reports whether the last one of some results is an error.
func EndsInError(results *types.Tuple) bool {
	n := results.Len()
	return n > 0 && IsError(results.At(n-1).Type())
}

// NamedOf returns the named type that a type is or points to, or nil.
func NamedOf(t types.Type) *types.Named {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	named, _ := t.(*types.Named)
	return named
}

// IsPointer reports whether values of a type are pointers.
func IsPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}

// IsBytes reports whether values of a type are bytes.
func IsBytes(t types.Type) bool {
	list, ok := t.Underlying().(*types.Slice)
	return ok && types.Identical(list.Elem(), types.Typ[types.Byte])
}

// IsAny reports whether a type is the empty interface.
func IsAny(t types.Type) bool {
	i, ok := types.Unalias(t).(*types.Interface)
	return ok && i.Empty()
}
