package cause

import (
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/marks"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
)

// Account returns what a fact says of the results of a function.
func (t Told) Account(results []ResultFact) *Account {
	s := new(Account)
	for _, r := range results {
		o := Outcome{Failures: t.Failures(r.Failures), Marks: marks.Marks{Flag: r.Flag, Data: r.Data}}
		o.Readable.Rendered = t.Failures(r.Rendered)
		for _, text := range r.Text {
			o.Readable.Text = append(o.Readable.Text, t.origin(text))
		}
		for _, c := range r.Carried {
			o.Carried = append(o.Carried, CarriedError{c.Field, t.Failures(c.Failures)})
		}
		if r.Flag == marks.Cleared {
			o.Readable = o.Readable.Cleared(true)
		}
		s.Results = append(s.Results, o)
	}
	return s
}

// NewTold returns what facts about an object of another package say.
func NewTold(home *places.Home, obj types.Object) Told { return Told{home, obj} }

// Told is what facts about an object of another package say, as it is seen from here.
type Told struct {
	home *places.Home
	obj  types.Object
}

// origin returns an origin, with its places.
func (t Told) origin(fact originFact) Origin {
	o := originOf(fact)
	o.Home, o.Place = t.home, t.home.Seen(t.obj, o.Place)
	o.Via = slices.Clone(o.Via)
	for i, step := range o.Via {
		o.Via[i].home, o.Via[i].Place = t.home, t.home.Seen(t.obj, step.Place)
	}
	return o
}

// Failures returns errors, with their places.
func (t Told) Failures(facts []failureFact) []Failure {
	var list []Failure
	for _, fact := range facts {
		f := Failure{Origin: t.origin(fact.Origin), When: ConditionsOf(fact.When), Lines: fact.Alike, Cut: fact.Cut}
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
		Via: fact.Via, Cleared: fact.Cleared, Holds: fact.Holds, Place: fact.Place, Param: fact.Param, Field: fact.Field, Classified: fact.Coded, Given: fact.Given,
	}
}
