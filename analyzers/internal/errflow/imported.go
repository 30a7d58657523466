package errflow

import (
	"go/token"
	"go/types"
)

// fact returns what the fact about a function of another package says, or nil.
func (f *Flow) fact(obj *types.Func) *summary {
	if s, ok := f.imported[obj]; ok {
		return s
	}
	var fact fails
	var s *summary
	if f.pass.ImportObjectFact(obj, &fact) {
		s = &summary{}
		for _, r := range fact.Results {
			o := outcome{failures: failuresOf(r.Failures), flag: r.Flag}
			o.shown.rendered = failuresOf(r.Rendered)
			for _, t := range r.Text {
				o.shown.text = append(o.shown.text, originOf(t))
			}
			s.results = append(s.results, o)
		}
	}
	f.imported[obj] = s
	return s
}

// held returns the errors that a variable of another package holds, as they are
// read at a place.
func (f *Flow) held(obj *types.Var, pos token.Pos) []Failure {
	var fact holdsError
	if !f.pass.ImportObjectFact(obj, &fact) {
		return unknown()
	}
	all := failuresOf(fact.Failures)
	for i := range all {
		all[i].Pos, all[i].at, all[i].place = pos, pos, ""
		for j := range all[i].Parts {
			all[i].Parts[j].Pos, all[i].Parts[j].at, all[i].Parts[j].place = pos, pos, ""
		}
	}
	return all
}

func failuresOf(facts []failureFact) []Failure {
	var list []Failure
	for _, fact := range facts {
		f := Failure{Origin: originOf(fact.Origin)}
		for _, p := range fact.Parts {
			f.Parts = append(f.Parts, Part{originOf(p.Origin), p.Role})
		}
		list = append(list, f)
	}
	return list
}

func originOf(fact originFact) Origin {
	return Origin{
		Class: fact.Class, Name: fact.Name, Code: fact.Code, Reason: fact.Reason, Contract: fact.Contract,
		Via: fact.Via, place: fact.Place, param: fact.Param, field: fact.Field, coded: fact.Coded,
	}
}
