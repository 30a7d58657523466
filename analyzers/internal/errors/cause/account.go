package cause

import (
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Add adds what else a result can be.
func (o *Outcome) Add(more Outcome) {
	o.Failures = Union(o.Failures, more.Failures)
	o.Readable.Add(more.Readable)
	o.Carried = WithCarried(o.Carried, more.Carried)
	o.Marks = o.Marks.Or(more.Marks)
}

// Join returns what a result can be that is one of some. Lists of failures are joined at once, because a
// full one is ranked anew each time that it is added to.
func Join(list []Outcome) Outcome {
	var joined Outcome
	var failures []Failure
	for _, o := range list {
		failures = append(failures, o.Failures...)
		o.Failures = nil
		joined.Add(o)
	}
	joined.Failures = Union(nil, failures)
	return joined
}

// A CarriedError is an error in a field of a returned struct.
type CarriedError struct {
	Field    string
	Failures []Failure
}

// WithCarried joins errors field by field.
func WithCarried(list, more []CarriedError) []CarriedError {
	list = slices.Clone(list) // others may remember it
	for _, c := range more {
		i := slices.IndexFunc(list, func(known CarriedError) bool { return known.Field == c.Field })
		if i < 0 {
			list = append(list, c)
		} else {
			list[i].Failures = Union(list[i].Failures, c.Failures)
		}
	}
	return list
}

// An Account describes a function in terms of its parameters.
type Account struct {
	Results []Outcome
	Never   Indexes   // of the results that are errors, and always nil
	Proves  Predicate // what its result proves, if it takes an error and returns a boolean

	inside
}

// What is inside of a function means nothing to importers: a fact does not hold it.
type inside struct {
	Unreached map[*ssa.BasicBlock]bool
	// Continues reports that, called for each file of a walk, the function never stops that.
	Continues bool
}

// A Predicate is what the boolean result of a function proves about error arguments.
type Predicate struct{ True, False []Condition }

// Of returns what a result proves.
func (p Predicate) Of(truth bool) []Condition {
	if truth {
		return p.True
	}
	return p.False
}

// Equal reports whether the same is known of two functions.
func (a *Account) Equal(b *Account) bool {
	return a.Never == b.Never && a.Continues == b.Continues && maps.Equal(a.Unreached, b.Unreached) &&
		slices.Equal(a.Proves.True, b.Proves.True) && slices.Equal(a.Proves.False, b.Proves.False) && slices.EqualFunc(a.Results, b.Results, Outcome.equal)
}

// An Outcome is what is known of one result of a function.
type Outcome struct {
	Failures []Failure
	Readable Readable
	Carried  []CarriedError // in the fields of a struct
	Marks
}

func (o Outcome) equal(p Outcome) bool {
	return o.Marks == p.Marks && equalFailures(o.Failures, p.Failures) && equalFailures(o.Readable.Rendered, p.Readable.Rendered) &&
		slices.EqualFunc(o.Readable.Text, p.Readable.Text, Origin.equal) &&
		slices.EqualFunc(o.Carried, p.Carried, func(c, d CarriedError) bool { return c.Field == d.Field && equalFailures(c.Failures, d.Failures) })
}

func equalFailures(a, b []Failure) bool { return slices.EqualFunc(a, b, Failure.equal) }

func (f Failure) equal(g Failure) bool {
	return f.Cut == g.Cut && f.Origin.equal(g.Origin) && slices.Equal(f.When, g.When) && slices.Equal(f.Lines, g.Lines) &&
		slices.EqualFunc(f.Parts, g.Parts, func(p, q Part) bool { return p.Role == q.Role && p.Origin.equal(q.Origin) })
}

func (o Origin) equal(p Origin) bool {
	return o.same(&p) && o.Cleared == p.Cleared && o.Place == p.Place && o.Here == p.Here && o.Home == p.Home && slices.Equal(o.Via, p.Via)
}
