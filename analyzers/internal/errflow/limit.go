package errflow

import "slices"

// kinds are classes of which an error and its parts are, one bit for each.
type kinds int

// limited is something of which there is room for so many.
type limited[T any] interface {
	kinds() kinds
	class() Class
	isSameError(T) bool // whatever it is made of
	besides(left kinds) T
}

// chosen returns so many of some failures, in their order, and notes of which classes others
// are. Those of a kind that many are of give way: a rule that looks for one kind finds it
// however many there are of another.
func chosen[T limited[T]](all []T, limit int) []T {
	if len(all) <= limit {
		return all
	}
	of := make([]kinds, len(all))
	for i, f := range all {
		of[i] = f.kinds()
	}
	kept := slices.Clone(all)
	for i := len(all) - 1; i >= 0 && len(kept) > limit; i-- {
		if slices.Contains(of[:i], of[i]) {
			kept = slices.Delete(kept, i, i+1)
		}
	}
	kept = kept[:limit]
	var left kinds
	for _, f := range all {
		if !slices.ContainsFunc(kept, f.isSameError) {
			left |= 1 << f.class()
		}
	}
	for i := range kept {
		kept[i] = kept[i].besides(left)
	}
	return kept
}

// kindOf returns the kind of an error of a class. What a success shows does not push out
// what a failure does.
func kindOf(c Class, cleared bool) kinds {
	if cleared {
		c += Parameter + 1
	}
	return 1 << c
}

func (f Failure) kinds() kinds {
	k := kindOf(f.Class, f.Cleared)
	for _, p := range f.Parts {
		k |= 1 << p.Class
	}
	return k
}

func (f Failure) class() Class { return f.Class }

func (f Failure) isSameError(g Failure) bool { return f.Origin.same(g.Origin) }

func (f Failure) besides(left kinds) Failure {
	f.others |= left
	return f
}

func (f failureFact) kinds() kinds {
	k := kindOf(f.Origin.Class, f.Origin.Cleared)
	for _, p := range f.Parts {
		k |= 1 << p.Origin.Class
	}
	return k
}

func (f failureFact) class() Class { return f.Origin.Class }

func (f failureFact) isSameError(g failureFact) bool {
	return f.Origin.Place == g.Origin.Place && f.Origin.String() == g.Origin.String() && slices.Equal(f.Origin.Via, g.Origin.Via)
}

func (f failureFact) besides(left kinds) failureFact {
	f.Others |= left
	return f
}

// Count returns how many errors some failures stand for, and whether these are all of their
// classes: of functions of other packages, not every error is told, and of those that
// differ in nothing but the line only one. What one error can be made of makes it no more.
func Count(failures []Failure) (n int, all bool) {
	var others, own kinds
	for i, f := range failures {
		others, own = others|f.others, own|1<<f.Class
		if slices.ContainsFunc(failures[:i], f.isSameError) {
			continue
		}
		alike := f.alike
		for _, g := range failures[i+1:] {
			if g.isSameError(f) {
				alike = max(alike, g.alike)
			}
		}
		n += 1 + alike
	}
	return n, others&own == 0
}
