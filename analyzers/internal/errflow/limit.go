package errflow

import (
	"cmp"
	"go/token"
	"math/bits"
	"slices"
)

// kinds are classes of which an error and its parts are, one bit for each.
type kinds int

// limited is something of which there is room for so many.
type limited[T any] interface {
	kinds() kinds
	isSameError(T) bool // whatever it is made of
	conditions() int
	steps() int // of the ways of the error and of what it is made of
	besides(left []T) T
}

// chosen returns so many of some failures, in their order, and notes of which classes others
// are, and when they occur. Those of a kind that many are of give way: a rule that looks for one kind finds it
// however many there are of another.
func chosen[T limited[T]](all []T, limit int) []T {
	if len(all) <= limit {
		return all
	}
	kept := leading(withoutRepeated(all, limit), limit)
	var left []T
	for _, f := range all {
		if !slices.ContainsFunc(kept, f.isSameError) {
			left = append(left, f)
		}
	}
	for i := range kept {
		kept[i] = kept[i].besides(left)
	}
	return kept
}

// withoutRepeated leaves out failures of the same kinds as others, the last ones first, until
// so many are left. One that a call can exclude gives way to one that it cannot, and one that
// came a long way to one that came a shorter way.
func withoutRepeated[T limited[T]](all []T, limit int) []T {
	kept := slices.Clone(all)
	for i := len(all) - 1; i >= 0 && len(kept) > limit; i-- {
		f := kept[i] // Have: only what stands behind it is gone
		if slices.ContainsFunc(kept[:i], func(g T) bool { return g.kinds() == f.kinds() && compareNear(g, f) <= 0 }) ||
			slices.ContainsFunc(kept[i+1:], func(g T) bool { return g.kinds() == f.kinds() && compareNear(g, f) < 0 }) {
			kept = slices.Delete(kept, i, i+1)
		}
	}
	return kept
}

// compareNear compares what must hold for errors to occur, and how far away they are made.
func compareNear[T limited[T]](a, b T) int {
	return cmp.Or(cmp.Compare(a.conditions(), b.conditions()), cmp.Compare(a.steps(), b.steps()))
}

// telling are the classes of which rules have something to say, those first that tell the most.
var telling = [...]Class{Sensitive, Infrastructure, Plain, Parameter, Foreign, Typed, Coded, Context, Argument, Garbled, Unknown}

// leading returns so many of some failures, in their order: of each class one that is of it,
// or is made of something that is, the most telling classes first, and then the others. The
// plainest goes first: a code beside it, say, can make it none that a rule speaks of.
func leading[T limited[T]](all []T, limit int) []T {
	if len(all) <= limit {
		return all
	}
	taken := make([]bool, len(all))
	room := limit
	take := func(i int) {
		if i >= 0 && !taken[i] && room > 0 {
			taken[i] = true
			room--
		}
	}
	for _, c := range telling {
		take(plainest(all, kindOf(c, false)))
	}
	for i := range all {
		take(i)
	}
	kept := make([]T, 0, limit)
	for i, f := range all {
		if taken[i] {
			kept = append(kept, f)
		}
	}
	return kept
}

// plainest returns the index of the first of those failures of a kind that depend on the
// fewest conditions, as a call can exclude each, are of the fewest others, and came the
// shortest way, or -1.
func plainest[T limited[T]](all []T, kind kinds) int {
	best := -1
	for i, f := range all {
		if f.kinds()&kind != 0 && (best < 0 || comparePlain(f, all[best]) < 0) {
			best = i
		}
	}
	return best
}

func comparePlain[T limited[T]](a, b T) int {
	return cmp.Or(cmp.Compare(a.conditions(), b.conditions()), cmp.Compare(bits.OnesCount(uint(a.kinds())), bits.OnesCount(uint(b.kinds()))), cmp.Compare(a.steps(), b.steps()))
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

func (f Failure) conditions() int { return len(f.when) }

func (f Failure) steps() int {
	n := len(f.Via)
	for _, p := range f.Parts {
		n += len(p.Via)
	}
	return n
}

func (f Failure) isSameError(g Failure) bool { return f.Origin.same(g.Origin) }

func (f Failure) besides(left []Failure) Failure {
	more := make([]leftOut[condition], len(left))
	for i, g := range left {
		more[i] = leftOut[condition]{g.Class, g.when}
	}
	f.others = withLeftOut(f.others, more...)
	return f
}

func (f failureFact) kinds() kinds {
	k := kindOf(f.Origin.Class, f.Origin.Cleared)
	for _, p := range f.Parts {
		k |= 1 << p.Origin.Class
	}
	return k
}

func (f failureFact) conditions() int { return len(f.When) }

func (f failureFact) steps() int { return f.way }

func (f failureFact) isSameError(g failureFact) bool {
	return f.Origin.Place == g.Origin.Place && f.Origin.String() == g.Origin.String() && slices.Equal(f.Origin.Via, g.Origin.Via)
}

func (f failureFact) besides(left []failureFact) failureFact {
	more := make([]leftOut[conditionFact], len(left))
	for i, g := range left {
		more[i] = leftOut[conditionFact]{g.Origin.Class, g.When}
	}
	f.Others = withLeftOut(f.Others, more...)
	return f
}

// Count returns how many errors some failures stand for, and whether these are all of their
// classes: of functions of other packages, not every error is told, and of those that
// differ in nothing but the line only one. Each is counted once, however many ways it came,
// and whatever it can be made of.
func Count(failures []Failure) (n int, all bool) {
	var others, own kinds
	lines := make(map[madeLine]bool)
	for _, f := range failures {
		own |= 1 << f.Class
		for _, l := range f.others {
			others |= 1 << l.Class
		}
		lines[f.lineOf(f.madeAt())] = true
		for _, line := range f.alike {
			lines[f.lineOf(line)] = true
		}
	}
	return len(lines), others&own == 0
}

// A madeLine is a line on which an error is made, whichever way it comes from there.
type madeLine struct {
	class       Class
	name, place string
	function    string    // in which the place is
	pos         token.Pos // if the place is not known in words
}

// lineOf returns the line on which an error is made, or one like it in the same function.
func (f Failure) lineOf(place string) madeLine {
	line := madeLine{class: f.Class, name: f.Name, place: place}
	if len(f.Via) > 0 {
		line.function = f.Via[0].Func
	}
	if place == "" {
		line.pos = f.Pos
	}
	return line
}
