package origins

import (
	"go/token"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
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

// PlaceOf returns the file and the line of a place.
func (f *Tracer) PlaceOf(pos token.Pos) places.Place { return f.Home.At(pos) }

// typeName returns the name of a named type, with its import path.
func typeName(named *types.Named) string { return FullName(named.Obj()) }
