package calls

import (
	"go/types"
	"slices"
)

// Implementations returns the methods that a package declares for types with
// which a method of an interface can be called. The package was type-checked from
// source: see [Visible].
func Implementations(pkg *types.Package, method *types.Func) []*types.Func {
	var found []*types.Func
	for _, declared := range ConcreteTypes(pkg) {
		if m := Implementation(declared, method, types.Implements); m != nil {
			found = append(found, m)
		}
	}
	return found
}

// Implementation returns the method with which a type implements a method of an
// interface, if the package of the type declares it, or nil.
func Implementation(declared *types.TypeName, method *types.Func, implements func(types.Type, *types.Interface) bool) *types.Func {
	iface, ok := method.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	pointer := types.NewPointer(declared.Type())
	obj, _, _ := types.LookupFieldOrMethod(pointer, true, declared.Pkg(), method.Name())
	m, ok := obj.(*types.Func)
	if !ok || m.Pkg() != declared.Pkg() || !implements(pointer, iface) {
		return nil // the name is asked for first, as few types have it
	}
	return m
}

// MethodName names a method of an interface that is declared by a name, such as
// "example.test/api.Tool.Execute". It is empty for others.
func MethodName(method *types.Func) string {
	named, ok := types.Unalias(method.Signature().Recv().Type()).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return ""
	}
	return named.Obj().Pkg().Path() + "." + named.Obj().Name() + "." + method.Name()
}

// ConcreteTypes returns the types that a package declares and whose values are no
// interfaces, by name.
func ConcreteTypes(pkg *types.Package) []*types.TypeName {
	return slices.DeleteFunc(Types(pkg), func(declared *types.TypeName) bool { return !isConcrete(declared) })
}

// Types returns the types that a package declares, by name.
func Types(pkg *types.Package) []*types.TypeName {
	var list []*types.TypeName
	for _, name := range pkg.Scope().Names() {
		if declared, ok := pkg.Scope().Lookup(name).(*types.TypeName); ok {
			list = append(list, declared)
		}
	}
	return list
}

// VisibleConcrete returns those of the types of an imported package that are known whatever
// its types come from: see [Visible].
func VisibleConcrete(pkg *types.Package) []*types.TypeName {
	return slices.DeleteFunc(Visible(pkg), func(declared *types.TypeName) bool { return !isConcrete(declared) })
}

func isConcrete(declared *types.TypeName) bool {
	return !declared.IsAlias() && !types.IsInterface(declared.Type())
}
