package errflow

import (
	"slices"
)

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

// masked returns what is shown once something has been replaced in it: no credential. What callers hand
// over is not known then.
func (s shown) masked() shown {
	var left shown
	for _, f := range s.rendered {
		if f.Class == Parameter {
			continue
		}
		f.Origin = f.Origin.masked()
		f.Parts = slices.Clone(f.Parts)
		for i := range f.Parts {
			f.Parts[i].Origin = f.Parts[i].Origin.masked()
		}
		f.Parts = slices.DeleteFunc(f.Parts, func(p Part) bool { return p.Class == Parameter })
		left.rendered = append(left.rendered, f)
	}
	for _, o := range s.text {
		if o.Class != Parameter && o.Content() != CredentialContent {
			left.text = append(left.text, o.masked())
		}
	}
	return left
}

// masked returns an origin whose address shows no credential.
func (o Origin) masked() Origin {
	if o.Holds == AddressContent {
		o.Holds = TransportContent
	}
	if o.given != 0 {
		o.given, o.owner = 0, nil
	}
	return o
}

// shown is what can be read in a value.
type shown struct {
	rendered []Failure // errors whose text is in it
	text     []Origin  // other text
}

func (s *shown) add(more shown) {
	s.rendered = union(s.rendered, more.rendered)
	s.text = slices.Clip(s.text) // others may remember it
	for _, o := range more.text {
		i := slices.IndexFunc(s.text, o.same)
		switch {
		case i < 0 && len(s.text) < maxParts:
			s.text = append(s.text, o)
		case i >= 0 && s.text[i].Cleared && !o.Cleared:
			s.text = slices.Clone(s.text)
			s.text[i].Cleared = false
		}
	}
}

// shownBy returns what is shown of ingredients.
func shownBy(ingredients []ingredient) shown {
	var s shown
	for _, in := range ingredients {
		s.add(shown{rendered: in.failures})
	}
	return s
}

// ingredients returns what is shown as a part of something that plays a role.
func (s shown) ingredients(role Role) []ingredient {
	s = s.cleared(false)
	list := []ingredient{{s.rendered, role}}
	for _, o := range s.text {
		list = append(list, ingredient{[]Failure{{Origin: o}}, role})
	}
	return list
}
