package errflow

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Limits on what importers are told, so that facts stay small.
const (
	maxFactFailures = 6
	maxFactParts    = 4
	maxFactSteps    = 3
)

// fails is the fact about a function that says what it returns.
type fails struct{ Results []resultFact }

// holdsError is the fact about a variable that says which errors it holds.
type holdsError struct{ Failures []failureFact }

// resultFact is what is known of one result.
type resultFact struct {
	Failures []failureFact
	Rendered []failureFact
	Text     []originFact
	Carried  []carriedFact
	Flag     Flag
	Data     Flag
}

// carriedFact is what a field of a struct holds as an error.
type carriedFact struct {
	Field    string
	Failures []failureFact
}

// failureFact is an error with what it is made of.
type failureFact struct {
	Origin originFact
	Parts  []partFact
	Nils   siblings
	When   []conditionFact
	Alike  []string // the lines of others that differ in nothing else
	Others kinds    // of those for which there is no room
}

// conditionFact is a condition on a parameter of the function of the fact, or on a field
// of it.
type conditionFact struct {
	Param       int
	Field       string
	Value, What string
	Own, Is     bool
	Itself      bool
}

// partFact is a part of an error.
type partFact struct {
	Origin originFact
	Role   Role
}

// originFact is an origin, in words that mean the same in all packages.
type originFact struct {
	Class            Class
	Name             string
	Code             taxonomy.Code
	Reason, Contract string
	Via              []Step
	Place            string
	Param            int
	Field            string
	Coded            bool
	Cleared          bool
}

// AFact marks the type as a fact.
func (*fails) AFact() {}

// AFact marks the type as a fact.
func (*holdsError) AFact() {}

// String returns what the function returns, result by result, such as
// "fails(-, plain fmt.Errorf [infrastructure os.Open kept shown])".
func (f *fails) String() string {
	parts := make([]string, len(f.Results))
	for i, r := range f.Results {
		parts[i] = r.String()
	}
	return "fails(" + strings.Join(parts, ", ") + ")"
}

// String returns the errors, such as "holds(plain example.test/m.ErrGone)".
func (h *holdsError) String() string { return "holds(" + joined(h.Failures) + ")" }

// String returns what is known, or a dash.
func (r resultFact) String() string {
	var list []string
	if len(r.Failures) > 0 {
		list = append(list, joined(r.Failures))
	}
	if len(r.Rendered) > 0 {
		list = append(list, "renders "+joined(r.Rendered))
	}
	for _, o := range r.Text {
		list = append(list, "shows "+o.String())
	}
	for _, c := range r.Carried {
		list = append(list, c.Field+": "+joined(c.Failures))
	}
	if r.Flag != FlagUnknown {
		list = append(list, r.Flag.String())
	}
	if r.Data == Raised || r.Data == Mixed {
		list = append(list, "with data")
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, "; ")
}

func joined(failures []failureFact) string {
	list := make([]string, len(failures))
	for i, f := range failures {
		list[i] = f.String()
	}
	return strings.Join(list, " | ")
}

// String returns the error and its parts.
func (f failureFact) String() string {
	s := f.Origin.String()
	for _, p := range f.Parts {
		s += " [" + p.Origin.String() + " " + p.Role.String() + "]"
	}
	for _, c := range f.When {
		s += " if " + c.String()
	}
	return s
}

// String returns what must hold, such as "0 is nil", "0.Name is nil" or "1 is not io.EOF".
func (c conditionFact) String() string {
	return strings.TrimSuffix(strconv.Itoa(c.Param)+"."+c.Field, ".") + isOrNot(c.Is, c.Itself) + c.Value + strings.ReplaceAll(c.What, " ", " or ")
}

// isOrNot writes what a verdict says.
func isOrNot(is, itself bool) string {
	switch {
	case is:
		return " is "
	case itself:
		return " is not itself "
	}
	return " is not "
}

// String returns the class and what names the origin.
func (o originFact) String() string {
	s := o.Class.String()
	switch {
	case o.Class == Parameter:
		s += strings.TrimSuffix(fmt.Sprintf(" %d.%s", o.Param, o.Field), ".")
		if o.Coded {
			s += " classified"
		}
	case o.Class == Coded && o.Code != 0:
		s += " " + o.Code.String()
	case o.Name != "":
		s += " " + o.Name
	}
	if o.Reason != "" {
		s += " " + o.Reason
	}
	if o.Cleared {
		s += " cleared"
	}
	return s
}

// String returns the roles, joined by spaces.
func (r Role) String() string {
	var list []string
	for i, name := range [...]string{"kept", "shown", "stored", "noted"} {
		if r&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return strings.Join(list, " ")
}

// export makes what is known of functions and variables known to importers.
func (f *Flow) export() {
	for fn, s := range f.summaries {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || obj.Pkg() != f.pass.Pkg {
			continue
		}
		if fact, ok := f.factOf(fn, s); ok {
			f.pass.ExportObjectFact(obj, &fact)
		}
		if isPredicate(obj.Signature()) {
			if told := f.told(fn); told != nil {
				f.pass.ExportObjectFact(obj, told)
			}
		}
	}
	for _, member := range f.program.Package().Members {
		g, ok := member.(*ssa.Global)
		if !ok || g.Object() == nil || !g.Object().Exported() || !isErrorType(g.Object().Type()) {
			continue
		}
		if failures := f.failureFacts(nil, f.eval.global(g, g.Pos())); len(failures) > 0 {
			f.pass.ExportObjectFact(g.Object(), &holdsError{Failures: failures})
		}
	}
}

// factOf returns the fact about a function, and whether there is anything to
// tell.
func (f *Flow) factOf(fn *ssa.Function, s *summary) (fact fails, ok bool) {
	for _, o := range s.results {
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
		list[i] = failureFact{Origin: f.originFact(fn, failure.Origin), Nils: failure.nils, When: conditionFacts(fn, failure.when), Alike: failure.alike, Others: failure.others}
		for _, p := range failure.Parts[:min(len(failure.Parts), maxFactParts)] {
			list[i].Parts = append(list[i].Parts, partFact{f.originFact(fn, p.Origin), p.Role})
		}
	}
	return chosen(merged(list), maxFactFailures)
}

// conditionFacts returns the conditions on the parameters of fn.
func conditionFacts(fn *ssa.Function, conditions []condition) []conditionFact {
	var list []conditionFact
	for _, c := range conditions {
		if c.owner == fn {
			list = append(list, conditionFact{Param: c.param, Field: c.field, Value: c.value, What: c.what, Own: c.own, Is: c.is, Itself: c.itself})
		}
	}
	return list
}

// originFact says what an origin in fn is. A parameter of another function means
// nothing to importers.
func (f *Flow) originFact(fn *ssa.Function, o Origin) originFact {
	if o.Class == Unknown || o.Class == Parameter && (o.owner != fn || fn == nil) {
		return originFact{}
	}
	fact := originFact{
		Class: o.Class, Name: o.Name, Code: o.Code, Reason: o.Reason, Contract: o.Contract,
		Via: o.Via[:min(len(o.Via), maxFactSteps)], Param: o.param, Field: o.field, Coded: o.coded, Cleared: o.Cleared,
	}
	if o.Class == Parameter {
		return fact
	}
	fact.Place = o.place
	if fact.Place == "" {
		fact.Place = f.placeOf(o.at)
	}
	for i := range fact.Via {
		if fact.Via[i].Pos.IsValid() {
			fact.Via = append([]Step(nil), fact.Via...)
			fact.Via[i].Pos = token.NoPos
		}
	}
	return fact
}
