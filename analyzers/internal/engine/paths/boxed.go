package paths

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// IsBoxed reports whether a value is an interface that holds one of the type of a type
// parameter, and so is not nil, even if that is a nil pointer. Only an interface can be put
// into another one and leave it nil, and the package gives none for the parameter.
func IsBoxed(info *types.Info, v ssa.Value) bool {
	box, ok := v.(*ssa.ChangeType)
	if !ok || !types.IsInterface(box.Type()) {
		return false
	}
	p, ok := types.Unalias(box.X.Type()).(*types.TypeParam)
	return ok && isConcreteParam(info, p, make(map[*types.TypeParam]bool))
}

// isConcreteParam reports whether the package uses the function, or the type, of a type parameter,
// and never with an interface for it.
func isConcreteParam(info *types.Info, p *types.TypeParam, seen map[*types.TypeParam]bool) bool {
	if seen[p] {
		return true // in functions that call each other
	}
	seen[p] = true
	used, received := false, receivedBy(info, p)
	for ident, instance := range info.Instances {
		if obj := info.Uses[ident]; received == nil && !declares(obj, p) || received != nil && obj != received {
			continue
		}
		switch t := types.Unalias(instance.TypeArgs.At(p.Index())).(type) {
		case *types.TypeParam:
			if !isConcreteParam(info, t, seen) {
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

// declares reports whether a type parameter is one of a function.
func declares(obj types.Object, p *types.TypeParam) bool {
	fn, ok := obj.(*types.Func)
	return ok && p.Index() < fn.Signature().TypeParams().Len() && fn.Signature().TypeParams().At(p.Index()) == p
}

// receivedBy returns the type of the package to whose methods a type parameter comes with the
// receiver, or nil.
func receivedBy(info *types.Info, p *types.TypeParam) types.Object {
	for _, obj := range info.Defs {
		fn, ok := obj.(*types.Func)
		if ok && p.Index() < fn.Signature().RecvTypeParams().Len() && fn.Signature().RecvTypeParams().At(p.Index()) == p {
			if named := program.NamedOf(fn.Signature().Recv().Type()); named != nil {
				return named.Origin().Obj()
			}
		}
	}
	return nil
}
