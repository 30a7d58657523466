package origin

import (
	"go/token"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// FactOf returns what the fact about a function of another package says, or nil.
func (f *Tracer) FactOf(obj *types.Func) *cause.Account {
	if s, ok := f.imported[obj]; ok {
		return s
	}
	var s *cause.Account
	if told, ok := summary.Of[*cause.Account](f.Pass, obj); ok {
		s = told.Seen(f.Home, obj)
	}
	f.imported[obj] = s
	return s
}

// held returns the errors that a variable of another package holds, as they are
// read at a place.
func (f *Tracer) held(obj *types.Var, pos token.Pos) []cause.Failure {
	told, ok := summary.Of[*cause.HoldsError](f.Pass, obj)
	if !ok {
		return cause.Untraced()
	}
	all := told.Seen(f.Home, obj)
	for i := range all {
		all[i] = all[i].Each(func(o cause.Origin) cause.Origin {
			o.Via = append(slices.Clone(o.Via), cause.Step{Func: funcs.ShortName(obj), Place: o.Place}.ToldFrom(o.Home))
			o.Pos = pos
			return o.ReadAt(pos)
		})
	}
	return all
}
