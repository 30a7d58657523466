package errflow

import (
	"slices"
)

func (o *outcome) add(more outcome) {
	o.failures = union(o.failures, more.failures)
	o.shown.add(more.shown)
	o.carried = withCarried(o.carried, more.carried)
	o.marks = o.marks.or(more.marks)
}

// A carriedError is what a field of a struct, which a function returns, holds as an error.
type carriedError struct {
	field    string
	failures []Failure
}

// withCarried adds errors to those that are known, field by field.
func withCarried(list, more []carriedError) []carriedError {
	list = slices.Clone(list) // others may remember it
	for _, c := range more {
		i := slices.IndexFunc(list, func(known carriedError) bool { return known.field == c.field })
		if i < 0 {
			list = append(list, c)
		} else {
			list[i].failures = union(list[i].failures, c.failures)
		}
	}
	return list
}

// An account is what is known of what a function returns, in terms of its
// parameters.
type account struct {
	results []outcome
}

// An outcome is what is known of one result of a function.
type outcome struct {
	failures []Failure
	shown    shown
	carried  []carriedError // in the fields of a struct
	marks
}

// size grows with everything that is learned.
func (s *account) size() int {
	n := 0
	for _, o := range s.results {
		n += int(o.flag) + int(o.data) + len(o.shown.rendered) + len(o.shown.text) + o.shown.uncleared() + len(o.failures)
		for _, f := range o.failures {
			n += len(f.Parts) + maxConditions - len(f.when)
		}
		for _, c := range o.carried {
			n += len(c.failures)
		}
		for _, f := range o.shown.rendered {
			n += len(f.Parts) + maxConditions - len(f.when)
		}
	}
	return n
}
