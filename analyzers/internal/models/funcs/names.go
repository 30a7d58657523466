package funcs

import (
	"go/types"
	"path"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// FullName returns the name of a function or a variable with the import path of
// its package, such as "database/sql.(*DB).QueryContext".
func FullName(obj types.Object) string { return syntax.Name(obj, (*types.Package).Path) }

// ShortName returns the name of a function with the name of its package, such
// as "store.Get".
func ShortName(obj types.Object) string { return syntax.ShortName(obj) }

// FunctionName returns how steps call a function.
func FunctionName(obj *types.Func) string {
	if obj != nil {
		return ShortName(obj)
	}
	return "a function literal"
}

// TypeName returns the name of a named type, with its import path.
func TypeName(named *types.Named) string { return FullName(named.Obj()) }

// SeldomFails reports whether a function, by its short name, fails next to never where a program has come so far: a file
// is there or is not, a column has the type that the program gave it, a line is shorter than 64 KiB.
func SeldomFails(name string) bool { return has(name, func(f Func) bool { return f.Seldom }) }

// OpensFile reports whether a function, by its short name, fails where a file is not there, or may not be read.
func OpensFile(name string) bool { return has(name, func(f Func) bool { return f.Opens }) }

// has reports whether something is known of a function, by its short name.
func has(name string, is func(Func) bool) bool {
	for full, f := range table {
		if is(f) && path.Base(full) == name {
			return true
		}
	}
	return false
}
