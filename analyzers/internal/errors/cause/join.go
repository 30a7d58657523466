package cause

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// An Ingredient is something that an error is made of, with all its failures.
type Ingredient struct {
	Failures []Failure
	Role     Role
}

// Made returns the failures of an error with the given origin and ingredients.
// If a kept ingredient can be several errors, each yields a failure; other
// ingredients are joined.
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

// Include adds errors and their parts as parts.
func (f *Failure) Include(failures []Failure, role Role) {
	more := len(failures)
	for i := range failures {
		more += len(failures[i].Parts)
	}
	f.Parts = slices.Grow(f.Parts, max(min(more, budget.Kept-len(f.Parts)), 0))
	for _, in := range failures {
		f.Add(Part{Origin: in.Origin, Role: role})
		for _, p := range in.Parts {
			p.Role = p.Role.within(role)
			f.Add(p)
		}
	}
}

// Add adds a part that the failure does not have yet.
func (f *Failure) Add(p Part) {
	if p.Role == 0 {
		return
	}
	for i := range f.Parts {
		if f.Parts[i].Origin.same(&p.Origin) {
			f.Parts[i].Role |= p.Role
			return
		}
	}
	f.Parts = withPart(f.Parts, p, budget.Kept)
}

// same reports whether two origins are one, whatever way they came.
func (o *Origin) same(p *Origin) bool {
	return o.Class == p.Class && o.Pos == p.Pos && o.Name == p.Name && o.Code == p.Code && o.Reason == p.Reason &&
		o.Contract == p.Contract && o.Failure == p.Failure &&
		o.Holds == p.Holds && o.Short == p.Short && o.Given == p.Given && o.Owner == p.Owner && o.Param == p.Param && o.Field == p.Field && o.Classified == p.Classified && o.sameMaking(p)
}

// sameMaking reports whether nothing says that two origins were made in different places:
// what comes from another package has the position of the call that leads there.
func (o *Origin) sameMaking(p *Origin) bool {
	a, b := o.madeAt(), p.madeAt()
	return a == "" || b == "" || a == b
}

// madeAt returns the place where an origin was made, if that is known in words.
func (o *Origin) madeAt() string {
	if len(o.Via) > 0 {
		return o.Via[0].Place.Short()
	}
	return o.Place.Short()
}

func (f *Failure) same(g *Failure) bool {
	if len(f.Parts) != len(g.Parts) || !f.Origin.same(&g.Origin) {
		return false
	}
	for i := range f.Parts {
		if p, q := &f.Parts[i], &g.Parts[i]; p.Role != q.Role || !p.Origin.same(&q.Origin) {
			return false
		}
	}
	return true
}

// Union adds the failures that are new.
func Union(list, more []Failure) []Failure {
	if len(more) == 0 {
		return list
	}
	u := union{list: slices.Clip(list)} // others may remember it
	for i := range more {
		u.left = len(more) - i
		u.add(&more[i])
	}
	return u.list
}

// A union is a list to which failures are added.
type union struct {
	list  []Failure
	owned bool // nobody else remembers the list
	left  int  // how many are still to be added
}

func (u *union) add(f *Failure) {
	for i := range u.list {
		if u.list[i].same(f) {
			u.join(i, f)
			return
		}
	}
	if len(u.list) < budget.Kept {
		if len(u.list) == cap(u.list) {
			u.list, u.owned = append(make([]Failure, 0, min(len(u.list)+max(u.left, 1), budget.Kept)), u.list...), true
		}
		u.list = append(u.list, *f)
		return
	}
	u.list, u.owned = chosen(append(slices.Clip(u.list), *f), budget.Kept), true
}

// join notes what one failure has in common with another that is the same. Of the ways on
// which it came the shortest is told.
func (u *union) join(i int, f *Failure) {
	known := &u.list[i]
	when := common(known.When, f.When)
	alike, all := withLines(known.Lines, known.madeAt(), f.Lines)
	cut, cleared := known.Cut || f.Cut || !all, known.Cleared && f.Cleared
	shorter := len(f.Via) < len(known.Via)
	if shorter || len(when) != len(known.When) || cut != known.Cut || cleared != known.Cleared || len(alike) != len(known.Lines) {
		if !u.owned {
			u.list, u.owned = slices.Clone(u.list), true
			known = &u.list[i]
		}
		if shorter {
			known.Origin, known.Parts = f.Origin, f.Parts
		}
		known.When, known.Cut, known.Cleared, known.Lines = when, cut, cleared, alike
	}
}

// Untraced returns the unknown error.
func Untraced() []Failure { return []Failure{{}} }
