package origins

import (
	"go/token"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
)

// FactOf returns what the fact about a function of another package says, or nil.
func (f *Tracer) FactOf(obj *types.Func) *cause.Account {
	if s, ok := f.imported[obj]; ok {
		return s
	}
	var fact cause.Fails
	var s *cause.Account
	if f.Pass.ImportObjectFact(obj, &fact) {
		s = cause.NewTold(f.Home, obj).Account(fact.Results)
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
	all := cause.NewTold(f.Home, obj).Failures(fact.Failures)
	for i := range all {
		all[i].Origin = read(all[i].Origin, obj, pos)
		for j := range all[i].Parts {
			all[i].Parts[j].Origin = read(all[i].Parts[j].Origin, obj, pos)
		}
	}
	return all
}

// read notes the variable as a step on the way of an origin.
func read(o cause.Origin, variable *types.Var, pos token.Pos) cause.Origin {
	o.Via = append(slices.Clone(o.Via), cause.Step{Func: libs.ShortName(variable), Place: o.Place}.ToldFrom(o.Home))
	o.Pos, o.Here, o.Place, o.Home = pos, pos, "", nil
	return o
}
