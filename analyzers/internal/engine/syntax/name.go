package syntax

import "go/types"

// Name returns the name of a function, a method, a type or a variable as messages write
// it, after what a function says of its package: a method stands after its type, as in
// "store.(*DB).Get", because nothing is called store.Get then.
func Name(obj types.Object, of func(*types.Package) string) string {
	prefix := ""
	if obj.Pkg() != nil {
		prefix = of(obj.Pkg()) + "."
	}
	f, ok := obj.(*types.Func)
	if !ok || f.Signature().Recv() == nil {
		return prefix + obj.Name()
	}
	t := types.Unalias(f.Signature().Recv().Type())
	if p, ok := t.(*types.Pointer); ok {
		if named, ok := types.Unalias(p.Elem()).(*types.Named); ok {
			return prefix + "(*" + named.Obj().Name() + ")." + obj.Name()
		}
	}
	if named, ok := t.(*types.Named); ok {
		return prefix + named.Obj().Name() + "." + obj.Name()
	}
	return prefix + obj.Name()
}

// ShortName returns the name of an object with the name of its package, such as
// "store.(*DB).Get".
func ShortName(obj types.Object) string { return Name(obj, (*types.Package).Name) }
