package cause

import (
	"slices"
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

// An Account describes the results of a function in terms of its parameters.
type Account struct {
	Results []Outcome
}

// An Outcome is what is known of one result of a function.
type Outcome struct {
	Failures []Failure
	Readable Readable
	Carried  []CarriedError // in the fields of a struct
	Marks
}

// Size grows with every piece of knowledge.
func (s *Account) Size() int {
	n := 0
	for _, o := range s.Results {
		n += int(o.Flag) + int(o.Data) + len(o.Readable.Rendered) + len(o.Readable.Text) + o.Readable.uncleared() + len(o.Failures)
		for _, f := range o.Failures {
			n += len(f.Parts) + maxConditions - len(f.When)
		}
		for _, c := range o.Carried {
			n += len(c.Failures)
		}
		for _, f := range o.Readable.Rendered {
			n += len(f.Parts) + maxConditions - len(f.When)
		}
	}
	return n
}
