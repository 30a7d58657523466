package calls

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// interfaces are those that a value is known to implement; the rest is nil.
type interfaces [budget.Forks]*types.Interface

// interfacesOf returns the interfaces that the receiver of a method implements: that of its
// type, of which the one that declares the method may be a part, and those that it had
// before. In
//
//	if provider, ok := workflows.(Provider); ok {
//		provider.Execute(ctx)
//
// the provider is one of those that have the methods of workflows, too.
func interfacesOf(v ssa.Value) interfaces {
	var list interfaces
	for n := 0; n < len(list) && v != nil; {
		if iface, ok := v.Type().Underlying().(*types.Interface); ok && iface.IsMethodSet() && !iface.Empty() && !slices.Contains(list[:], iface) {
			list[n] = iface
			n++
		}
		switch from := v.(type) {
		case *ssa.Extract:
			v = nil
			if asserted, ok := from.Tuple.(*ssa.TypeAssert); ok && from.Index == 0 {
				v = asserted.X
			}
		case *ssa.TypeAssert:
			v = from.X
		case *ssa.ChangeInterface:
			v = from.X
		default:
			v = nil
		}
	}
	return list
}

// have reports whether pointers to a type implement all of them.
func (list interfaces) have(declared *types.TypeName) bool {
	return list.implementedBy(types.NewPointer(declared.Type()))
}

// implementedBy reports whether a type implements all of them.
func (list interfaces) implementedBy(t types.Type) bool {
	return !slices.ContainsFunc(list[:], func(iface *types.Interface) bool { return iface != nil && !types.Implements(t, iface) })
}

// haveHidden reports whether a type of which only a fact tells implements all of them.
func (list interfaces) haveHidden(t hiddenType) bool {
	return !slices.ContainsFunc(list[:], func(iface *types.Interface) bool { return iface != nil && !t.has(methodsOf(iface)) })
}

// methodsOf returns the types of the methods of an interface, by ID.
func methodsOf(iface *types.Interface) map[string]TypeKey {
	wanted := make(map[string]TypeKey)
	for m := range iface.Methods() {
		wanted[m.Id()] = TypeKeyOf(m.Signature())
	}
	return wanted
}
