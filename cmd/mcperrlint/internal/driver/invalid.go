package driver

import (
	"go/token"
	"go/types"
)

// showsInvalid reports whether other packages see types that are not known.
func showsInvalid(pkg *types.Package) bool {
	v := visibility{pkg: pkg, seen: make(map[types.Type]bool)}
	for _, name := range pkg.Scope().Names() {
		if token.IsExported(name) && v.invalid(pkg.Scope().Lookup(name).Type()) {
			return true
		}
	}
	return false
}

type visibility struct {
	pkg  *types.Package
	seen map[types.Type]bool
}

// invalid reports whether a type is, or lets other packages reach, one that is
// not known.
func (v visibility) invalid(t types.Type) bool {
	if t == nil || v.seen[t] {
		return false
	}
	v.seen[t] = true
	switch t := t.(type) {
	case *types.Basic:
		return t.Kind() == types.Invalid
	case *types.Alias:
		return v.invalid(types.Unalias(t))
	case *types.Named:
		return v.invalidNamed(t)
	case *types.Struct:
		for f := range t.Fields() {
			if (f.Exported() || f.Embedded()) && v.invalid(f.Type()) {
				return true
			}
		}
	case *types.Interface:
		for m := range t.Methods() {
			if v.invalid(m.Type()) {
				return true
			}
		}
	case *types.Signature:
		return v.invalid(t.Params()) || v.invalid(t.Results())
	case *types.Tuple:
		for x := range t.Variables() {
			if v.invalid(x.Type()) {
				return true
			}
		}
	case *types.Map:
		return v.invalid(t.Key()) || v.invalid(t.Elem())
	case interface{ Elem() types.Type }:
		return v.invalid(t.Elem())
	}
	return false
}

func (v visibility) invalidNamed(t *types.Named) bool {
	if t.Obj().Pkg() != v.pkg {
		return false
	}
	for m := range t.Methods() {
		if m.Exported() && v.invalid(m.Type()) {
			return true
		}
	}
	return v.invalid(t.Underlying())
}

// isInvalid reports whether a type is not known, or made of one that is not. What is in
// structs that have a name shows where it is used.
func isInvalid(t types.Type, depth int) bool {
	if depth > 10 {
		return false
	}
	depth++
	switch t := types.Unalias(t).(type) {
	case nil:
		return false
	case *types.Basic:
		return t.Kind() == types.Invalid
	case *types.Named:
		return types.Identical(t.Underlying(), types.Typ[types.Invalid])
	case *types.Signature:
		return isInvalid(t.Params(), depth) || isInvalid(t.Results(), depth)
	case *types.Tuple:
		for v := range t.Variables() {
			if isInvalid(v.Type(), depth) {
				return true
			}
		}
	case *types.Map:
		return isInvalid(t.Key(), depth) || isInvalid(t.Elem(), depth)
	case *types.Struct:
		for f := range t.Fields() {
			if isInvalid(f.Type(), depth) {
				return true
			}
		}
	case interface{ Elem() types.Type }:
		return isInvalid(t.Elem(), depth)
	}
	return false
}
