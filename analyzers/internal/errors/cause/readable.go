package cause

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Cleared returns the same as it is shown where a result is known to be none of an error,
// or is not.
func (s Readable) Cleared(is bool) Readable {
	return Readable{
		setAll(s.Rendered, is, func(f *Failure) *bool { return &f.Cleared }),
		setAll(s.Text, is, func(o *Origin) *bool { return &o.Cleared }),
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

// Short returns what is shown of a part of it.
func (s Readable) Short() Readable {
	return Readable{Shortened(s.Rendered), setAll(s.Text, true, func(o *Origin) *bool { return &o.Short })}
}

// Shortened returns failures of whose texts only a part is read.
func Shortened(failures []Failure) []Failure {
	var list []Failure
	for _, f := range failures {
		list = append(list, f.Each(func(o Origin) Origin {
			o.Short = true
			return o
		}))
	}
	return list
}

// Masked returns what is shown once something has been replaced in it: no credential. What callers hand
// over is not known then.
func (s Readable) Masked() Readable {
	var left Readable
	for _, f := range s.Rendered {
		if f.isReplaced() {
			continue
		}
		f.Parts = slices.DeleteFunc(slices.Clone(f.Parts), func(p Part) bool { return p.isReplaced() })
		left.Rendered = append(left.Rendered, f.Each(Origin.masked))
	}
	for _, o := range s.Text {
		if !o.isReplaced() {
			left.Text = append(left.Text, o.masked())
		}
	}
	return left
}

// isReplaced reports whether nothing is known to be left of an origin once something has been replaced in
// its text.
func (o Origin) isReplaced() bool {
	return o.Class == Parameter || o.Content() == words.Credential || o.Content() == words.Stated
}

// Sanitized returns what is known of a result once a function of the program has taken the secrets out of
// it. What callers hand over is not known then.
func (o Outcome) Sanitized() Outcome {
	o.Failures, o.Readable.Rendered = sanitized(o.Failures), sanitized(o.Readable.Rendered)
	o.Readable.Text = slices.Clone(o.Readable.Text)
	for i, text := range o.Readable.Text {
		o.Readable.Text[i] = text.sanitized()
	}
	return o
}

func sanitized(failures []Failure) []Failure {
	var list []Failure
	for _, f := range failures {
		list = append(list, f.Each(Origin.sanitized))
	}
	return list
}

func (o Origin) sanitized() Origin {
	if o.Class == Parameter {
		return Origin{local: local{Pos: o.Pos, Here: o.Here}}
	}
	o.Holds, o.Given, o.Owner = words.Sanitized, 0, nil
	return o
}

// masked returns an origin whose address shows no credential, and whose lines show none.
func (o Origin) masked() Origin {
	switch o.Holds {
	case words.Address:
		o.Holds = words.Transport
	case words.Quoted:
		o.Holds = words.Other
	}
	if o.Given != 0 {
		o.Given, o.Owner = 0, nil
	}
	return o
}

// A Readable is what can be read in a value.
type Readable struct {
	Rendered []Failure // errors whose text is in it
	Text     []Origin  // other text
}

// Add adds what else can be read.
func (s *Readable) Add(more Readable) {
	s.Rendered = Union(s.Rendered, more.Rendered)
	s.Text = slices.Clip(s.Text) // others may remember it
	for _, o := range more.Text {
		i := slices.IndexFunc(s.Text, func(known Origin) bool { return o.same(&known) })
		switch {
		case i < 0 && len(s.Text) < budget.Kept:
			s.Text = append(s.Text, o)
		case i >= 0 && s.Text[i].Cleared && !o.Cleared:
			s.Text = slices.Clone(s.Text)
			s.Text[i].Cleared = false
		}
	}
}

// ShownBy returns what is shown of ingredients.
func ShownBy(ingredients []Ingredient) Readable {
	var s Readable
	for _, in := range ingredients {
		s.Add(Readable{Rendered: in.Failures})
	}
	return s
}

// Ingredients returns what is shown as a part of something that plays a role.
func (s Readable) Ingredients(role Role) []Ingredient {
	s = s.Cleared(false)
	list := []Ingredient{{s.Rendered, role}}
	for _, o := range s.Text {
		list = append(list, Ingredient{[]Failure{{Origin: o}}, role})
	}
	return list
}
