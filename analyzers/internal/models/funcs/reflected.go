package funcs

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// ShortType writes a type as the code does: "*client.Client".
func ShortType(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string { return p.Name() })
}

// WritesAddress reports whether package fmt writes for a value of a type where something lies in
// memory, as in &{0xc000123400}, whatever the value is, unless it is nil there.
func WritesAddress(t types.Type) bool {
	if WritesItself(t) {
		return false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok && isOpened(p.Elem()) {
		return nestsAddress(p.Elem(), 1, true)
	}
	return nestsAddress(t, 0, true)
}

// isOpened reports whether fmt writes what a pointer to a type points to, and not the pointer,
// if nothing is around it.
func isOpened(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Struct, *types.Array, *types.Slice, *types.Map:
		return true
	}
	return false
}

// nestsAddress reports whether fmt writes an address for a value that it found at a depth. The
// methods of a value count only if it was reached through exported fields.
func nestsAddress(t types.Type, depth int, exported bool) bool {
	if depth > budget.Deep || exported && WritesItself(t) {
		return false
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer, *types.Signature, *types.Chan:
		return true
	case *types.Struct:
		for f := range u.Fields() {
			if nestsAddress(f.Type(), depth+1, exported && f.Exported()) {
				return true
			}
		}
	case *types.Slice:
		return nestsAddress(u.Elem(), depth+1, exported)
	case *types.Array:
		return nestsAddress(u.Elem(), depth+1, exported)
	case *types.Map:
		return nestsAddress(u.Elem(), depth+1, exported)
	}
	return false
}

// WritesItself reports whether a type has a method by which fmt writes its values.
func WritesItself(t types.Type) bool {
	if types.IsInterface(t) {
		return true // the content is unknown
	}
	methods := types.NewMethodSet(t)
	for _, name := range [...]string{"Error", "String", "Format"} {
		if methods.Lookup(nil, name) != nil {
			return true
		}
	}
	return false
}
