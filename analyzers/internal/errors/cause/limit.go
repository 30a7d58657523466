package cause

import (
	"cmp"
	"go/token"
	"math/bits"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// kinds are classes of which an error and its parts are, one bit for each.
type kinds int

// telling are the classes of which rules have something to say, those first that tell the most.
var telling = [...]Class{Sensitive, Infrastructure, Plain, Parameter, Foreign, Typed, Coded, Context, Argument, Garbled, Unknown}

// ofSecret is the kind of errors whose text shows a credential, whatever their class.
const ofSecret kinds = 1 << 30

// chosen returns so many of some failures, in their order, and notes that there are others: those
// whose text shows a credential, as far as they leave room for half of the others; of each class one
// that is of it, or is made of something that is, the most telling classes first; and then the first of
// the rest. So a rule that looks for one kind finds it however many there
// are of another. The plainest goes first: a code beside it, say, can make it none that a rule
// speaks of.
func chosen(all []Failure, limit int) []Failure {
	if len(all) <= limit {
		return all
	}
	ranks := make([]rank, len(all))
	for i := range all {
		ranks[i] = rankOf(&all[i])
	}
	taken := make([]bool, len(all))
	room := limit
	take := func(i int) {
		if i >= 0 && !taken[i] && room > 0 {
			taken[i] = true
			room--
		}
	}
	for i, r := range ranks {
		if r.kinds&ofSecret != 0 && room > limit/2 {
			take(i)
		}
	}
	for _, c := range telling {
		take(plainest(ranks, kindOf(c, false)))
	}
	for i := range all {
		take(i)
	}
	list := make([]Failure, 0, limit)
	for i, f := range all {
		if taken[i] {
			f.Cut = true
			list = append(list, f)
		}
	}
	return list
}

// A rank is what is compared of failures where there is no room for all.
type rank struct {
	kinds                    kinds
	conditions, count, steps int
}

func rankOf(f *Failure) rank {
	k := f.kinds()
	return rank{kinds: k, conditions: len(f.When), count: bits.OnesCount(uint(k)), steps: f.steps()}
}

// plainest returns the index of the first of those failures of a kind that depend on the
// fewest conditions, as a call can exclude each, are of the fewest others, and came the
// shortest way, or -1.
func plainest(ranks []rank, kind kinds) int {
	best := -1
	for i := range ranks {
		if ranks[i].kinds&kind != 0 && (best < 0 || ranks[i].before(&ranks[best])) {
			best = i
		}
	}
	return best
}

func (r *rank) before(other *rank) bool {
	return cmp.Or(cmp.Compare(r.conditions, other.conditions), cmp.Compare(r.count, other.count), cmp.Compare(r.steps, other.steps)) < 0
}

// kindOf returns the kind of an error of a class. What a success shows does not push out
// what a failure does.
func kindOf(c Class, cleared bool) kinds {
	if cleared {
		c += Parameter + 1
	}
	return 1 << c
}

// kindHeld returns the kind of what a text shows, none if that is no credential.
func kindHeld(holds words.Content) kinds {
	if holds == words.Address || holds == words.Quoted {
		return ofSecret
	}
	return 0
}

func (f *Failure) kinds() kinds {
	k := kindOf(f.Class, f.Cleared) | kindHeld(f.Holds)
	for i := range f.Parts {
		p := &f.Parts[i]
		k |= 1<<p.Class | kindHeld(p.Holds)
	}
	return k
}

// steps returns how many steps there are on the ways of the error and of what it is made of.
func (f *Failure) steps() int {
	n := f.left + len(f.Via)
	for i := range f.Parts {
		n += len(f.Parts[i].Via)
	}
	return n
}

// Count returns the number of errors that failures stand for, and whether it is complete:
// functions with many errors do not list all, and errors that differ only in their line are
// listed once. Each is counted once, however many paths lead to it.
func Count(failures []Failure) (n int, all bool) {
	all = true
	lines := make(map[madeLine]bool)
	for _, f := range failures {
		all = all && !f.Cut
		lines[f.lineOf(f.madeAt())] = true
		for _, line := range f.Lines {
			lines[f.lineOf(line)] = true
		}
	}
	return len(lines), all
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
