package errflow

import (
	"go/token"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// fullName returns the name of a function or a variable with the import path of
// its package, such as "database/sql.(*DB).QueryContext".
func fullName(obj types.Object) string { return syntax.Name(obj, (*types.Package).Path) }

// shortName returns the name of a function with the name of its package, such
// as "store.Get".
func shortName(obj types.Object) string { return syntax.ShortName(obj) }

// functionName returns how steps call a function.
func functionName(obj *types.Func) string {
	if obj != nil {
		return shortName(obj)
	}
	return "a function literal"
}

// placeOf returns the file and the line of a place.
func (f *originReader) placeOf(pos token.Pos) places.Place { return f.home.At(pos) }

// typeName returns the name of a named type, with its import path.
func typeName(named *types.Named) string { return fullName(named.Obj()) }
