package returns

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Fact describes a function with MCP library results that can return nothing at all,
// or a result and an error together, or that only builds a result.
type Fact struct{ Ways []Exit }

// AFact marks the type as a fact.
func (*Fact) AFact() {}

// String returns the exits, such as "exits(present absent | absent absent if 0 is
// nil)".
func (e *Fact) String() string {
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
	for _, fn := range f.Program.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || obj.Pkg() != f.Pass.Pkg {
			continue
		}
		if !f.givesResults(obj.Signature()) && (!givesObject(obj.Signature()) || !slices.ContainsFunc(f.Found[fn], Exit.isNothing)) {
			continue
		}
		if fact, ok := f.exitsFactOf(fn, f.Found[fn]); ok {
			f.Pass.ExportObjectFact(obj, &fact)
		}
	}
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
	var fact Fact
	if obj == nil || obj.Pkg() == nil || !module.Seems(f.Pass, obj.Pkg()) || !f.Pass.ImportObjectFact(obj, &fact) {
		return nil
	}
	list := slices.Clone(fact.Ways)
	for i, way := range list {
		list[i].Place, list[i].home = f.Home.Seen(obj, way.Place), f.Home
	}
	return list
}
