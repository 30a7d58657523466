package returns

import (
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Fact describes a function with MCP library results that can return nothing at all,
// or a result and an error together, or that only builds a result.
type Fact struct{ Ways []Exit }

// String returns the exits, such as "exits(present absent | absent absent if 0 is
// nil)".
func (e Fact) String() string {
	var ways []string
	for _, way := range e.Ways {
		var list []string
		for _, p := range way.Results {
			list = append(list, p.String())
		}
		for _, c := range way.When {
			list = append(list, "if "+c.String())
		}
		ways = append(ways, strings.Join(list, " "))
	}
	return "exits(" + strings.Join(ways, " | ") + ")"
}

// maxFactExits bounds the paths that importers see.
const maxFactExits = 8

// Export exports what importers do not expect: that a function returns neither a
// result, or object, nor an error, or both, or always a result.
func (f *Finder) Export() {
	summary.ExportFunctions(f.Pass, maps.Keys(f.Found), func(fn *ssa.Function) (told Fact, ok bool) {
		if !f.givesResults(fn.Signature) && (!givesObject(fn.Signature) || !slices.ContainsFunc(f.Found[fn], Exit.isNothing)) {
			return told, false
		}
		return f.exitsFactOf(fn, f.Found[fn])
	})
}

// givesObject reports whether a function returns a pointer and an error.
func givesObject(sig *types.Signature) bool {
	if sig.Results().Len() != 2 || !program.IsError(sig.Results().At(1).Type()) {
		return false
	}
	_, pointer := sig.Results().At(0).Type().Underlying().(*types.Pointer)
	return pointer
}

// isNothing reports whether a function always returns nil and no error.
func (e Exit) isNothing() bool {
	return len(e.When) == 0 && !slices.ContainsFunc(e.Results, func(p Presence) bool { return p != Absent })
}

func (f *Finder) givesResults(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if _, _, ok := f.Set.Result(v.Type()); ok {
			return true
		}
	}
	return false
}

// exitsFactOf returns the fact about a function, if there is one to export.
func (f *Finder) exitsFactOf(fn *ssa.Function, exits []Exit) (fact Fact, ok bool) {
	if len(exits) > maxFactExits {
		return fact, false
	}
	if results := fn.Signature.Results(); len(exits) > 0 && results.Len() == 1 && !program.IsStruct(results.At(0).Type()) && !slices.ContainsFunc(exits, func(e Exit) bool { return !e.Results[0].IsSet() }) {
		fact.Ways = []Exit{{Results: []Presence{Present}}}
		return fact, true
	}
	for _, e := range exits {
		ok = ok || e.isOdd(fn.Signature)
		fact.Ways = append(fact.Ways, Exit{Results: e.Results, When: cause.Told(fn, e.When), Place: f.PlaceOf(e.Pos())})
	}
	return fact, ok
}

// isOdd reports whether all results are nil, or several are not and one of them is an
// error. Structs are never nil.
func (e Exit) isOdd(sig *types.Signature) bool {
	set, failed, none := 0, false, true
	for i, p := range e.Results {
		if p.IsSet() && !program.IsStruct(sig.Results().At(i).Type()) {
			set++
			failed = failed || program.CanBeError(sig.Results().At(i).Type())
		}
		none = none && p == Absent
	}
	return none || failed && set > 1
}

// importedExits returns the exits of a function of another package of the module.
func (f *Finder) importedExits(obj *types.Func) []Exit {
	told, _ := summary.Of[Fact](f.Pass, obj)
	list := slices.Clone(told.Ways)
	for i, way := range list {
		list[i].Place, list[i].home = f.Home.Seen(obj, way.Place), f.Home
	}
	return list
}
