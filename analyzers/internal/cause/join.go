package cause

import (
	"slices"
)

// Limits on what is remembered of one value. What is left out is a part of the
// truth that no rule will speak of.
const (
	maxFailures = 24
	maxParts    = 16
	maxSteps    = 6
)

// An Ingredient is something that an error is made of, with all that it can be.
type Ingredient struct {
	Failures []Failure
	Role     Role
}

// Made returns what an error with the given origin and ingredients can be. Where
// one ingredient can be several errors and is kept, each of them gives an
// error of its own; the others are taken together.
func Made(base Origin, ingredients []Ingredient) []Failure {
	split := slices.IndexFunc(ingredients, func(i Ingredient) bool { return i.Role&Kept != 0 && len(i.Failures) > 1 })
	shared := Failure{Origin: base}
	for i, in := range ingredients {
		if i == split {
			continue
		}
		shared.Include(in.Failures, in.Role)
		if in.Role&(Kept|Shown) != 0 && len(in.Failures) == 1 {
			shared.When = AllOf(shared.When, in.Failures[0].When)
		}
	}
	if split < 0 {
		return []Failure{shared}
	}
	var list []Failure
	for _, alternative := range ingredients[split].Failures {
		f := Failure{Origin: base, Parts: slices.Clone(shared.Parts), When: AllOf(shared.When, alternative.When)}
		f.Include([]Failure{alternative}, ingredients[split].Role)
		list = append(list, f)
	}
	list = Union(nil, list)
	for i := range list {
		list[i].Cut = false // of what is made there is one
	}
	return list
}

// Include adds errors, and what they are made of, as parts.
func (f *Failure) Include(failures []Failure, role Role) {
	for _, in := range failures {
		f.Add(Part{Origin: in.Origin, Role: role})
		for _, p := range in.Parts {
			p.Role = p.Role.within(role)
			f.Add(p)
		}
	}
}

// Add adds a part, unless the error is known to have it.
func (f *Failure) Add(p Part) {
	if p.Role == 0 {
		return
	}
	for i := range f.Parts {
		if f.Parts[i].same(p.Origin) {
			f.Parts[i].Role |= p.Role
			return
		}
	}
	f.Parts = withPart(f.Parts, p, maxParts)
}

// same reports whether two origins are one, whatever way they came.
func (o Origin) same(p Origin) bool {
	return o.Class == p.Class && o.Pos == p.Pos && o.Name == p.Name && o.Code == p.Code && o.Reason == p.Reason &&
		o.Contract == p.Contract && o.Failure == p.Failure &&
		o.Holds == p.Holds && o.Given == p.Given && o.Owner == p.Owner && o.Param == p.Param && o.Field == p.Field && o.Classified == p.Classified && o.sameMaking(p)
}

// sameMaking reports whether nothing says that two origins were made in different places:
// what comes from another package has the position of the call that leads there.
func (o Origin) sameMaking(p Origin) bool {
	a, b := o.madeAt(), p.madeAt()
	return a == "" || b == "" || a == b
}

// madeAt returns the place where an origin was made, if that is known in words.
func (o Origin) madeAt() string {
	if len(o.Via) > 0 {
		return o.Via[0].Place.Short()
	}
	return o.Place.Short()
}

func (f Failure) same(g Failure) bool {
	return f.Origin.same(g.Origin) && slices.EqualFunc(f.Parts, g.Parts, func(p, q Part) bool {
		return p.Role == q.Role && p.same(q.Origin)
	})
}

// Union adds the failures that are new.
func Union(list, more []Failure) []Failure {
	list = slices.Clip(list) // others may remember it
	for _, f := range more {
		i := slices.IndexFunc(list, f.same)
		switch {
		case i < 0 && len(list) < maxFailures:
			list = append(list, f)
		case i < 0:
			list = chosen(append(list, f), maxFailures)
		default:
			list = joinedAt(list, i, f)
		}
	}
	return list
}

// joinedAt notes what one failure has in common with another that is the same. Of the ways on
// which it came the shortest is told.
func joinedAt(list []Failure, i int, f Failure) []Failure {
	when := common(list[i].When, f.When)
	alike, all := withLines(list[i].Lines, list[i].madeAt(), f.Lines)
	cut, cleared := list[i].Cut || f.Cut || !all, list[i].Cleared && f.Cleared
	shorter := len(f.Via) < len(list[i].Via)
	if shorter || len(when) != len(list[i].When) || cut != list[i].Cut || cleared != list[i].Cleared || len(alike) != len(list[i].Lines) {
		list = slices.Clone(list)
		if shorter {
			list[i].Origin, list[i].Parts = f.Origin, f.Parts
		}
		list[i].When, list[i].Cut, list[i].Cleared, list[i].Lines = when, cut, cleared, alike
	}
	return list
}

// Untraced is an error of which nothing is known.
func Untraced() []Failure { return []Failure{{}} }
