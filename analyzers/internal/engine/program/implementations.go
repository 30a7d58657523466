package program

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Implementations returns the methods that a package declares for types with
// which a method of an interface can be called. The package was type-checked from
// source: see package program. The program, if any, remembers what was compared.
func Implementations(p *Program, pkg *types.Package, method *types.Func) []*types.Func {
	var found []*types.Func
	for _, declared := range ConcreteTypes(pkg) {
		if m := p.Implementation(declared, method); m != nil {
			found = append(found, m)
		}
	}
	return found
}

// ImplementingFunctions returns the functions of the package that those methods are, found once for all
// callers, who get their own slices.
func (p *Program) ImplementingFunctions(method *types.Func) []*ssa.Function {
	known, ok := p.behind.Load(method)
	if !ok {
		var found []*ssa.Function
		for _, m := range Implementations(p, p.Package().Pkg, method) {
			if fn := p.Package().Prog.FuncValue(m.Origin()); fn != nil {
				found = append(found, fn)
			}
		}
		known, _ = p.behind.LoadOrStore(method, found)
	}
	return slices.Clone(known.([]*ssa.Function))
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

// Implementation returns the method with which a type implements a method of an
// interface, if the package of the type declares it, or nil. The program, if any, remembers what was
// compared.
func (p *Program) Implementation(declared *types.TypeName, method *types.Func) *types.Func {
	iface, ok := method.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(declared.Type()), true, declared.Pkg(), method.Name())
	m, ok := obj.(*types.Func)
	if !ok || m.Pkg() != declared.Pkg() || !p.Implements(declared, iface) {
		return nil // the name is asked for first, as few types have it
	}
	return m
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
// its types come from: see package program.
func VisibleConcrete(pkg *types.Package) []*types.TypeName {
	return slices.DeleteFunc(Visible(pkg), func(declared *types.TypeName) bool { return !isConcrete(declared) })
}

func isConcrete(declared *types.TypeName) bool {
	return !declared.IsAlias() && !types.IsInterface(declared.Type())
}
