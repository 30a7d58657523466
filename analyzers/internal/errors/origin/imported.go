package origin

import (
	"go/token"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// FactOf returns what the fact about a function of another package says, or nil.
func (f *Tracer) FactOf(obj *types.Func) *cause.Account {
	if s, ok := f.imported[obj]; ok {
		return s
	}
	var fact cause.Account
	var s *cause.Account
	if f.Pass.ImportObjectFact(obj, &fact) {
		s = fact.Seen(f.Home, obj)
	}
	f.imported[obj] = s
	return s
}

// held returns the errors that a variable of another package holds, as they are
// read at a place.
func (f *Tracer) held(obj *types.Var, pos token.Pos) []cause.Failure {
	var fact cause.HoldsError
	if !f.Pass.ImportObjectFact(obj, &fact) {
		return cause.Untraced()
	}
	all := fact.Seen(f.Home, obj)
	for i := range all {
		all[i] = all[i].Each(func(o cause.Origin) cause.Origin {
			o.Via = append(slices.Clone(o.Via), cause.Step{Func: funcs.ShortName(obj), Place: o.Place}.ToldFrom(o.Home))
			o.Pos = pos
			return o.ReadAt(pos)
		})
	}
	return all
}
