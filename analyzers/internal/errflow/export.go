package errflow

import (
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// export makes what is known of functions and variables known to importers.
func (f *Flow) export() {
	for _, fn := range f.Program.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || obj.Pkg() != f.Pass.Pkg {
			continue
		}
		if fact, ok := f.factOf(fn, f.summaries[fn]); ok {
			f.Pass.ExportObjectFact(obj, &fact)
		}
		if fact := f.filledBy(fn); fact != nil {
			f.Pass.ExportObjectFact(obj, fact)
		}
		if isPredicate(obj.Signature()) {
			if told := f.predicates[fn]; told != nil {
				f.Pass.ExportObjectFact(obj, told)
			}
		}
	}
	members := f.Program.Package().Members
	for _, name := range slices.Sorted(maps.Keys(members)) {
		g, ok := members[name].(*ssa.Global)
		if !ok || g.Object() == nil || !g.Object().Exported() || !isErrorType(g.Object().Type()) {
			continue
		}
		if failures := f.failureFacts(nil, f.eval.global(g, g.Pos())); len(failures) > 0 {
			f.Pass.ExportObjectFact(g.Object(), &holdsError{Failures: failures})
		}
	}
}

// factOf returns the fact about a function, and whether there is anything to
// tell.
func (f *Flow) factOf(fn *ssa.Function, a *account) (fact fails, ok bool) {
	for _, o := range a.results {
		seen := o.shown
		if o.flag == Cleared {
			seen = seen.cleared(false) // importers know from the flag
		}
		r := resultFact{
			Failures: f.failureFacts(fn, o.failures),
			Rendered: f.failureFacts(fn, seen.rendered),
			Flag:     o.flag,
			Data:     o.data,
		}
		for _, text := range seen.text {
			if t := f.originFact(fn, text); t.Class != Unknown && len(r.Text) < maxFactParts {
				r.Text = append(r.Text, t)
			}
		}
		for _, c := range o.carried {
			if failures := f.failureFacts(fn, c.failures); tells(failures) {
				r.Carried, ok = append(r.Carried, carriedFact{c.field, failures}), true
			}
		}
		ok = ok || tells(r.Failures) || tells(r.Rendered) || len(r.Text) > 0 || r.Flag == Raised
		fact.Results = append(fact.Results, r)
	}
	return fact, ok
}

// tells reports whether importers learn anything: they take for unknown what no
// fact is about.
func tells(failures []failureFact) bool {
	return slices.ContainsFunc(failures, func(f failureFact) bool { return f.Origin.Class != Unknown })
}

func (f *Flow) failureFacts(fn *ssa.Function, failures []Failure) []failureFact {
	list := make([]failureFact, len(failures))
	for i, failure := range failures {
		list[i] = failureFact{Origin: f.originFact(fn, failure.Origin), When: conditionFacts(fn, failure.when), Alike: failure.alike, Cut: failure.cut, way: failure.steps()}
		var parts []Part
		for _, p := range failure.Parts {
			parts = withPart(parts, p, maxFactParts)
		}
		for _, p := range parts {
			list[i].Parts = append(list[i].Parts, partFact{f.originFact(fn, p.Origin), p.Role})
		}
	}
	return chosen(merged(list), maxFactFailures)
}

// originFact says what an origin in fn is. A parameter of another function means
// nothing to importers.
func (f *Flow) originFact(fn *ssa.Function, o Origin) originFact {
	if o.Class == Unknown || o.Class == Parameter && (o.owner != fn || fn == nil) {
		return originFact{}
	}
	fact := originFact{
		Class: o.Class, Name: o.Name, Code: o.Code, Reason: o.Reason, Contract: o.Contract, Failure: o.Failure,
		Via: o.Via[:min(len(o.Via), maxFactSteps)], Param: o.param, Field: o.field, Coded: o.coded, Cleared: o.Cleared, Holds: o.Holds,
	}
	if o.Class == Parameter {
		return fact
	}
	if o.owner == fn {
		fact.Given = o.given
	}
	fact.Place = o.place
	if fact.Place == "" {
		fact.Place = f.placeOf(o.at)
	}
	for i := range fact.Via {
		if step := fact.Via[i]; step.Pos.IsValid() || step.home != nil {
			fact.Via = append([]Step(nil), fact.Via...)
			fact.Via[i] = Step{Func: step.Func, Place: step.Place}
		}
	}
	return fact
}
