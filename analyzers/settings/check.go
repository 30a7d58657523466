package settings

import (
	"go/types"
	"slices"
)

// Check reports what is wrong with an entry, its name or its options, in the
// packages of a program. The function returns the package with an import path, or
// nil. Packages may lack their imports: embedded members from there are not checked.
func (e Entry) Check(pkg func(path string) *types.Package) error {
	if obj := e.object(pkg); obj != nil {
		return e.fits(obj)
	}
	if slices.ContainsFunc(e.Name.places, func(p place) bool {
		pkg := pkg(p.path)
		return pkg != nil && p.isObscured(pkg)
	}) {
		return nil
	}
	return e.missing()
}

// isObscured reports whether what is meant can be a type, or belong to one, that
// the package takes from another one.
func (p place) isObscured(pkg *types.Package) bool {
	name := p.owner
	if name == "" {
		name = p.member
	}
	obj, ok := pkg.Scope().Lookup(name).(*types.TypeName)
	return ok && embedsUnknown(obj.Type(), make(map[types.Type]bool))
}

// embedsUnknown reports whether a type is one that is not known, or embeds one.
func embedsUnknown(t types.Type, seen map[types.Type]bool) bool {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if seen[t] {
		return false
	}
	seen[t] = true
	switch u := t.Underlying().(type) {
	case *types.Struct:
		for field := range u.Fields() {
			if field.Embedded() && embedsUnknown(field.Type(), seen) {
				return true
			}
		}
	case *types.Interface:
		for embedded := range u.EmbeddedTypes() {
			if embedsUnknown(embedded, seen) {
				return true
			}
		}
	case *types.Basic:
		return u.Kind() == types.Invalid
	}
	return false
}
