package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A function can return either a failure or a success, and what it shows in one of them
// is not in the other. So it is remembered of everything that is shown whether it is
// only in results that are known to be none of an error.

// cleared returns the same as it is shown where a result is known to be none of an error,
// or is not.
func (s shown) cleared(is bool) shown {
	return shown{
		setAll(s.rendered, is, func(f *Failure) *bool { return &f.Cleared }),
		setAll(s.text, is, func(o *Origin) *bool { return &o.Cleared }),
	}
}

// setAll returns a list all of whose elements have a mark, or have it not.
func setAll[T any](list []T, is bool, mark func(*T) *bool) []T {
	if !slices.ContainsFunc(list, func(one T) bool { return *mark(&one) != is }) {
		return list
	}
	list = slices.Clone(list)
	for i := range list {
		*mark(&list[i]) = is
	}
	return list
}

// uncleared returns how much of what is shown is not only in results that are none of an
// error.
func (s shown) uncleared() int {
	n := 0
	for _, f := range s.rendered {
		if !f.Cleared {
			n++
		}
	}
	for _, o := range s.text {
		if !o.Cleared {
			n++
		}
	}
	return n
}

// flagged returns what can be read in a value with what its flag says, if it is a result
// that is made here or comes from a call: what can have been known before does not
// count if the flag is set here.
func (e *evaluator) flagged(v ssa.Value, s shown) shown {
	_, row, ok := e.flow.Set.Result(v.Type())
	if !ok || len(s.rendered)+len(s.text) == 0 {
		return s
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		if stores(v) {
			return s // it is another result
		}
	case *ssa.Call, *ssa.Extract:
	default:
		return s // it is one that was looked at already
	}
	switch {
	case e.markedLater(v, row, marks{flag: Cleared}).flag != Cleared:
		return s.cleared(false)
	case e.marksOf(v).flag == Cleared:
		return s.cleared(true)
	}
	return s
}
