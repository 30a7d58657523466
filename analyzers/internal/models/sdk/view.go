package sdk

import (
	"go/types"
	"strings"
)

// view is an SDK as a program sees it: the version that it is built with.
type view struct {
	sdk      *SDK
	packages map[string]*types.Package // by short name
	context  *types.Package            // as the package imports it that is looked at; nil if it does not
}

// object returns what the name means in this version, or nil.
func (v *view) object(name string) types.Object {
	short, path, _ := strings.Cut(name, ".")
	pkg := v.packages[short]
	if pkg == nil {
		return nil
	}
	pointer, rest, isPointer := strings.Cut(path, ").")
	if isPointer {
		obj, _ := member(pkg, strings.TrimPrefix(pointer, "(*"), rest).(*types.Func)
		if obj == nil {
			return nil
		}
		return obj
	}
	typeName, rest, isMember := strings.Cut(path, ".")
	if isMember {
		return member(pkg, typeName, rest)
	}
	return pkg.Scope().Lookup(path)
}

// member returns the field or method with the given name of a type, which can
// be promoted from an embedded type, or nil. A name of two parts is that of a
// field of a field: the type of the outer one may have no name.
func member(pkg *types.Package, typeName, name string) types.Object {
	obj, ok := pkg.Scope().Lookup(typeName).(*types.TypeName)
	if !ok {
		return nil
	}
	name, rest, isNested := strings.Cut(name, ".")
	found, _, _ := types.LookupFieldOrMethod(obj.Type(), true, pkg, name)
	if field, ok := found.(*types.Var); ok && isNested {
		found, _, _ = types.LookupFieldOrMethod(field.Type(), true, pkg, rest)
	} else if isNested {
		return nil
	}
	return found
}

// applies reports whether the limits include this version. Of a package that is
// known in part only, as export data leaves the indirect imports, or that is
// not imported at all, the absence of a name tells nothing; it is taken for the
// newest version.
func (v *view) applies(limits Versions) bool {
	if limits.Since != "" && !v.declares(limits.Since) {
		return false
	}
	return limits.Before == "" || !v.declares(limits.Before)
}

// declares reports whether this version declares what a limit names.
func (v *view) declares(limit string) bool {
	for name := range strings.FieldsSeq(limit) {
		if v.object(name) != nil {
			return true
		}
		short, _, _ := strings.Cut(name, ".")
		if pkg := v.packages[short]; pkg != nil && pkg.Complete() {
			return false
		}
	}
	return true
}

// key returns the object by which something is looked up: that of the type
// behind an alias, that of a generic declaration for its instances.
func key(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.TypeName:
		if obj != nil && namedOf(obj.Type()) != nil {
			return namedOf(obj.Type())
		}
	case *types.Func:
		if obj != nil {
			return obj.Origin()
		}
	case *types.Var:
		if obj != nil {
			return obj.Origin()
		}
	}
	return obj
}

// namedOf returns the object of the named type that t is, or to which it
// points, or nil.
func namedOf(t types.Type) *types.TypeName {
	t = types.Unalias(t)
	if ptr, ok := t.(*types.Pointer); ok {
		t = types.Unalias(ptr.Elem())
	}
	if named, ok := t.(*types.Named); ok {
		return named.Origin().Obj()
	}
	return nil
}
