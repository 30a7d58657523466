package escapes

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Literal stands before the name of the function in which a function literal is.
const Literal = "the function "

// nameIn names a function of the package: a literal after the variable of the package that
// holds it, or after the function around it.
func nameIn(pkg *types.Package, fn *ssa.Function) string {
	literal := false
	for fn.Parent() != nil {
		if held := holderOf(fn); held != "" {
			return named(pkg.Name()+"."+held, literal)
		}
		fn, literal = fn.Parent(), true
	}
	name := pkg.Name() + "." + fn.Name()
	if obj, ok := fn.Object().(*types.Func); ok {
		name = nameOf(obj)
	}
	return named(name, literal)
}

func named(name string, literal bool) string {
	if literal {
		return Literal + "in " + name
	}
	return name
}

// holderOf returns the name of the variable of the package whose value a literal is, or
// nothing.
func holderOf(fn *ssa.Function) string {
	if fn.Parent().Synthetic == "" {
		return ""
	}
	for store := range program.Instructions[*ssa.Store](fn.Parent().Blocks) {
		if held, ok := store.Addr.(*ssa.Global); ok && plain(store.Val) == fn {
			return held.Name()
		}
	}
	return ""
}

// plain returns a value without the conversion to a named type.
func plain(v ssa.Value) ssa.Value {
	if converted, ok := v.(*ssa.ChangeType); ok {
		return converted.X
	}
	return v
}

// nameOf names a function with its package, such as "tools.(*Store).Get".
func nameOf(obj *types.Func) string {
	name := obj.Name()
	if recv := obj.Signature().Recv(); recv != nil {
		name = "(" + types.TypeString(recv.Type(), func(*types.Package) string { return "" }) + ")." + name
	}
	if obj.Pkg() == nil {
		return name
	}
	return obj.Pkg().Name() + "." + name
}
