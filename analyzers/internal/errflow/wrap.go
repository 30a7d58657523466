package errflow

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

// An ingredient is something that an error is made of, with all that it can be.
type ingredient struct {
	failures []Failure
	role     Role
}

// made returns what an error with the given origin and ingredients can be. Where
// one ingredient can be several errors and is kept, each of them gives an
// error of its own; the others are taken together.
func made(base Origin, ingredients []ingredient) []Failure {
	split := slices.IndexFunc(ingredients, func(i ingredient) bool { return i.role&Kept != 0 && len(i.failures) > 1 })
	shared := Failure{Origin: base}
	for i, in := range ingredients {
		if i == split {
			continue
		}
		shared.include(in.failures, in.role)
		if in.role&(Kept|Shown) != 0 && len(in.failures) == 1 {
			shared.when = allOf(shared.when, in.failures[0].when)
		}
	}
	if split < 0 {
		return []Failure{shared}
	}
	var list []Failure
	for _, alternative := range ingredients[split].failures {
		f := Failure{Origin: base, Parts: slices.Clone(shared.Parts), when: allOf(shared.when, alternative.when)}
		f.include([]Failure{alternative}, ingredients[split].role)
		list = append(list, f)
	}
	list = union(nil, list)
	for i := range list {
		list[i].cut = false // of what is made there is one
	}
	return list
}

// include adds errors, and what they are made of, as parts.
func (f *Failure) include(failures []Failure, role Role) {
	for _, in := range failures {
		f.add(Part{Origin: in.Origin, Role: role})
		for _, p := range in.Parts {
			p.Role = p.Role.within(role)
			f.add(p)
		}
	}
}

func (f *Failure) add(p Part) {
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
		o.Holds == p.Holds && o.given == p.given && o.owner == p.owner && o.param == p.param && o.field == p.field && o.coded == p.coded && o.sameMaking(p)
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
	return o.place.Short()
}

func (f Failure) same(g Failure) bool {
	return f.Origin.same(g.Origin) && slices.EqualFunc(f.Parts, g.Parts, func(p, q Part) bool {
		return p.Role == q.Role && p.same(q.Origin)
	})
}

// union adds the failures that are new.
func union(list, more []Failure) []Failure {
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
	when := common(list[i].when, f.when)
	alike, all := withLines(list[i].alike, list[i].madeAt(), f.alike)
	cut, cleared := list[i].cut || f.cut || !all, list[i].Cleared && f.Cleared
	shorter := len(f.Via) < len(list[i].Via)
	if shorter || len(when) != len(list[i].when) || cut != list[i].cut || cleared != list[i].Cleared || len(alike) != len(list[i].alike) {
		list = slices.Clone(list)
		if shorter {
			list[i].Origin, list[i].Parts = f.Origin, f.Parts
		}
		list[i].when, list[i].cut, list[i].Cleared, list[i].alike = when, cut, cleared, alike
	}
	return list
}

// unknown is an error of which nothing is known.
func unknown() []Failure { return []Failure{{}} }
