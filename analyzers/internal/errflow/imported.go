package errflow

import (
	"go/token"
	"go/types"
	"slices"
)

// fact returns what the fact about a function of another package says, or nil.
func (f *Flow) fact(obj *types.Func) *account {
	if s, ok := f.imported[obj]; ok {
		return s
	}
	var fact fails
	var s *account
	if f.Pass.ImportObjectFact(obj, &fact) {
		s = importedSummary(told{f.home, obj}, fact.Results)
	}
	f.imported[obj] = s
	return s
}

// held returns the errors that a variable of another package holds, as they are
// read at a place.
func (f *Flow) held(obj *types.Var, pos token.Pos) []Failure {
	var fact holdsError
	if !f.Pass.ImportObjectFact(obj, &fact) {
		return unknown()
	}
	all := told{f.home, obj}.failures(fact.Failures)
	for i := range all {
		all[i].Origin = read(all[i].Origin, obj, pos)
		for j := range all[i].Parts {
			all[i].Parts[j].Origin = read(all[i].Parts[j].Origin, obj, pos)
		}
	}
	return all
}

// read notes the variable as a step on the way of an origin.
func read(o Origin, variable *types.Var, pos token.Pos) Origin {
	o.Via = append(slices.Clone(o.Via), Step{Func: shortName(variable), Place: o.place, home: o.home})
	o.Pos, o.at, o.place, o.home = pos, pos, "", nil
	return o
}
