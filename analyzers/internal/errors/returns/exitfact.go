package returns

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Exits are the paths on which a function returns. Importers are told of functions with MCP library results that
// can return nothing at all, or a result and an error together, or that only build a result.
type Exits []Exit

// String returns the exits, such as "exits(present absent | absent absent if 0 is
// nil)".
func (list Exits) String() string {
	var ways []string
	for _, way := range list {
		var parts []string
		for _, p := range way.Results {
			parts = append(parts, p.String())
		}
		for _, c := range way.When {
			parts = append(parts, "if "+c.String())
		}
		ways = append(ways, strings.Join(parts, " "))
	}
	return "exits(" + strings.Join(ways, " | ") + ")"
}

func (list Exits) equal(other Exits) bool { return slices.EqualFunc(list, other, Exit.Equals) }

// told returns what importers do not expect: that a function returns neither a result nor an error, or both, or always a
// result.
func (f *Finder) told(fn *ssa.Function, exits Exits) (told Exits, ok bool) {
	if len(exits) > budget.Told || !f.Set.GivesResult(fn.Signature) {
		return nil, false
	}
	if results := fn.Signature.Results(); len(exits) > 0 && results.Len() == 1 && !program.IsStruct(results.At(0).Type()) && !slices.ContainsFunc(exits, func(e Exit) bool { return !e.Results[0].IsSet() }) {
		return Exits{{Results: []Presence{Present}}}, true
	}
	for _, e := range exits {
		ok = ok || e.isOdd(fn.Signature)
		told = append(told, Exit{Results: e.Results, When: cause.Told(fn, e.When), Place: f.PlaceOf(e.Pos())})
	}
	return told, ok
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

// seen returns the exits of a function of another package, with places as seen from here.
func (f *Finder) seen(obj types.Object, told Exits) Exits {
	return summary.Each(told, func(way *Exit) { way.Place, way.home = f.Home.Seen(obj, way.Place), f.Home })
}
