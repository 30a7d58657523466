package errflow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// isBoxed reports whether a value is an interface that holds one of the type of a type
// parameter, and so is not nil, even if that is a nil pointer. Only an interface can be put
// into another one and leave it nil, and the package gives none for the parameter.
func (f *Flow) isBoxed(v ssa.Value) bool {
	box, ok := v.(*ssa.ChangeType)
	if !ok || !types.IsInterface(box.Type()) {
		return false
	}
	p, ok := types.Unalias(box.X.Type()).(*types.TypeParam)
	return ok && f.isConcrete(p, make(map[*types.TypeParam]bool))
}

// isConcrete reports whether the package uses the function of a type parameter, and never
// with an interface for it.
func (f *Flow) isConcrete(p *types.TypeParam, seen map[*types.TypeParam]bool) bool {
	if seen[p] {
		return true // in functions that call each other
	}
	seen[p] = true
	used := false
	for ident, instance := range f.pass.TypesInfo.Instances {
		fn, ok := f.pass.TypesInfo.Uses[ident].(*types.Func)
		if !ok || p.Index() >= fn.Signature().TypeParams().Len() || fn.Signature().TypeParams().At(p.Index()) != p {
			continue
		}
		switch t := types.Unalias(instance.TypeArgs.At(p.Index())).(type) {
		case *types.TypeParam:
			if !f.isConcrete(t, seen) {
				return false
			}
		default:
			if types.IsInterface(t) {
				return false
			}
		}
		used = true
	}
	return used
}
