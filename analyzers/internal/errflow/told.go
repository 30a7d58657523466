package errflow

import (
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
)

// importedSummary returns what a fact says of the results of a function.
func importedSummary(t told, results []resultFact) *account {
	s := new(account)
	for _, r := range results {
		o := outcome{failures: t.failures(r.Failures), marks: marks{r.Flag, r.Data}}
		o.shown.rendered = t.failures(r.Rendered)
		for _, text := range r.Text {
			o.shown.text = append(o.shown.text, t.origin(text))
		}
		for _, c := range r.Carried {
			o.carried = append(o.carried, carriedError{c.Field, t.failures(c.Failures)})
		}
		if r.Flag == Cleared {
			o.shown = o.shown.cleared(true)
		}
		s.results = append(s.results, o)
	}
	return s
}

// told is what facts about an object of another package say, as it is seen from here.
type told struct {
	home *places.Home
	obj  types.Object
}

// origin returns an origin, with its places.
func (t told) origin(fact originFact) Origin {
	o := originOf(fact)
	o.home, o.place = t.home, t.home.Seen(t.obj, o.place)
	o.Via = slices.Clone(o.Via)
	for i, step := range o.Via {
		o.Via[i].home, o.Via[i].Place = t.home, t.home.Seen(t.obj, step.Place)
	}
	return o
}

// failures returns errors, with their places.
func (t told) failures(facts []failureFact) []Failure {
	var list []Failure
	for _, fact := range facts {
		f := Failure{Origin: t.origin(fact.Origin), when: conditionsOf(fact.When), alike: fact.Alike, cut: fact.Cut}
		for _, p := range fact.Parts {
			f.Parts = append(f.Parts, Part{t.origin(p.Origin), p.Role})
		}
		list = append(list, f)
	}
	return list
}

func originOf(fact originFact) Origin {
	return Origin{
		Class: fact.Class, Name: fact.Name, Code: fact.Code, Reason: fact.Reason, Contract: fact.Contract, Failure: fact.Failure,
		Via: fact.Via, Cleared: fact.Cleared, Holds: fact.Holds, place: fact.Place, param: fact.Param, field: fact.Field, coded: fact.Coded, given: fact.Given,
	}
}
