package cause

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/marks"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
)

// A Teller makes facts of what is known of a function of the package, or, if it is nil, of a
// variable.
type Teller struct {
	home *places.Home
	fn   *ssa.Function
}

// NewTeller returns what makes facts of a function, or, if it is nil, of a variable.
func NewTeller(home *places.Home, fn *ssa.Function) Teller { return Teller{home, fn} }

// FactOf returns the fact about a function, and whether there is anything to
// tell.
func (t Teller) FactOf(a *Account) (fact Fails, ok bool) {
	for _, o := range a.Results {
		seen := o.Readable
		if o.Flag == marks.Cleared {
			seen = seen.Cleared(false) // importers know from the flag
		}
		r := ResultFact{
			Failures: t.FailureFacts(o.Failures),
			Rendered: t.FailureFacts(seen.Rendered),
			Flag:     o.Flag,
			Data:     o.Data,
		}
		for _, text := range seen.Text {
			if fact := t.originFact(text); fact.Class != class.Unknown && len(r.Text) < maxFactParts {
				r.Text = append(r.Text, fact)
			}
		}
		for _, c := range o.Carried {
			if failures := t.FailureFacts(c.Failures); tells(failures) {
				r.Carried, ok = append(r.Carried, carriedFact{c.Field, failures}), true
			}
		}
		ok = ok || tells(r.Failures) || tells(r.Rendered) || len(r.Text) > 0 || r.Flag == marks.Raised
		fact.Results = append(fact.Results, r)
	}
	return fact, ok
}

// tells reports whether importers learn anything: they take for unknown what no
// fact is about.
func tells(failures []failureFact) bool {
	return slices.ContainsFunc(failures, func(f failureFact) bool { return f.Origin.Class != class.Unknown })
}

// FailureFacts returns what importers are told of some errors.
func (t Teller) FailureFacts(failures []Failure) []failureFact {
	list := make([]failureFact, len(failures))
	for i, failure := range failures {
		list[i] = failureFact{Origin: t.originFact(failure.Origin), When: ConditionFacts(t.fn, failure.When), Alike: failure.Lines, Cut: failure.Cut, way: failure.steps()}
		var parts []Part
		for _, p := range failure.Parts {
			parts = withPart(parts, p, maxFactParts)
		}
		for _, p := range parts {
			list[i].Parts = append(list[i].Parts, partFact{t.originFact(p.Origin), p.Role})
		}
	}
	return chosen(merged(list), maxFactFailures)
}

// originFact says what an origin in fn is. A parameter of another function means
// nothing to importers.
func (t Teller) originFact(o Origin) originFact {
	if o.Class == class.Unknown || o.Class == class.Parameter && (o.Owner != t.fn || t.fn == nil) {
		return originFact{}
	}
	fact := originFact{
		Class: o.Class, Name: o.Name, Code: o.Code, Reason: o.Reason, Contract: o.Contract, Failure: o.Failure,
		Via: o.Via[:min(len(o.Via), maxFactSteps)], Param: o.Param, Field: o.Field, Coded: o.Classified, Cleared: o.Cleared, Holds: o.Holds,
	}
	if o.Class == class.Parameter {
		return fact
	}
	if o.Owner == t.fn {
		fact.Given = o.Given
	}
	fact.Place = o.Place
	if fact.Place == "" {
		fact.Place = t.home.At(o.Here)
	}
	for i := range fact.Via {
		if step := fact.Via[i]; step.Pos.IsValid() || step.home != nil {
			fact.Via = append([]Step(nil), fact.Via...)
			fact.Via[i] = Step{Func: step.Func, Place: step.Place}
		}
	}
	return fact
}
