package cause

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// HoldsError are the errors that a variable holds, as importers are told of them.
type HoldsError struct{ Failures []Failure }

// Tell returns the account for importers, and whether there is anything to tell.
func (a *Account) Tell(home *summary.Home, fn *ssa.Function) (*Account, bool) {
	told, some := &Account{Never: a.Never, Proves: a.Proves}, false
	for _, o := range a.Results {
		if o.Flag == Cleared {
			o.Readable = o.Readable.Cleared(false) // importers know from the flag
		}
		o = o.as(teller{home, fn})
		some = some || tells(o.Failures) || tells(o.Readable.Rendered) || len(o.Readable.Text)+len(o.Carried) > 0 || o.Flag == Raised
		told.Results = append(told.Results, o)
	}
	if !some {
		told.Results = nil
	}
	return told, some || told.Never != 0 || told.Proves.tells()
}

// tells reports whether importers learn anything: they take for unknown what no
// fact is about.
func tells(failures []Failure) bool {
	return slices.ContainsFunc(failures, func(f Failure) bool { return f.Class != Unknown })
}

// Hold returns what importers are told of a variable with these errors.
func Hold(home *summary.Home, failures []Failure) *HoldsError {
	return &HoldsError{teller{home, nil}.failures(failures)}
}

// Seen returns the account in a fact about an object of another package, with places as seen
// from here.
func (a *Account) Seen(home *summary.Home, obj types.Object) *Account {
	seen := &Account{Never: a.Never, Proves: a.Proves}
	for _, o := range a.Results {
		o = o.as(reader{home, obj})
		if o.Flag == Cleared {
			o.Readable = o.Readable.Cleared(true)
		}
		seen.Results = append(seen.Results, o)
	}
	return seen
}

// Seen returns the errors, with places as seen from here.
func (h *HoldsError) Seen(home *summary.Home, obj types.Object) []Failure {
	return reader{home, obj}.failures(h.Failures)
}

// A form is how errors are written, in a fact or as they are seen from here.
type form interface {
	failures([]Failure) []Failure
	text([]Origin) []Origin
}

// as returns the outcome in a form.
func (o Outcome) as(f form) Outcome {
	o.Failures = f.failures(o.Failures)
	o.Readable = Readable{f.failures(o.Readable.Rendered), f.text(o.Readable.Text)}
	var carried []CarriedError
	for _, c := range o.Carried {
		if c.Failures = f.failures(c.Failures); tells(c.Failures) {
			carried = append(carried, c)
		}
	}
	o.Carried = carried
	return o
}

// A teller writes facts about a function of the package, or, if it is nil, about a variable.
type teller struct {
	home *summary.Home
	fn   *ssa.Function
}

// failures returns so many errors as importers are told of. A place that is that of the origin before
// is left out: much is made in one line, or comes from one call.
func (t teller) failures(failures []Failure) []Failure {
	list := make([]Failure, len(failures))
	for i, f := range failures {
		told := Failure{Origin: f.Origin, When: Told(t.fn, f.When), Lines: f.Lines, Cut: f.Cut}
		for _, p := range f.Parts {
			told.Parts = withPart(told.Parts, p, budget.Told)
		}
		list[i] = told.Each(t.origin)
		list[i].left = f.steps() - list[i].steps()
	}
	list = chosen(merged(list), budget.Told)
	var before summary.Place
	for i, f := range list {
		f.left = 0
		list[i] = f.Each(func(o Origin) Origin {
			if o.Place == before {
				o.Place = ""
			} else if o.Place != "" {
				before = o.Place
			}
			return o
		})
	}
	return list
}

func (t teller) text(all []Origin) []Origin {
	var list []Origin
	for _, o := range all {
		if o = t.origin(o); o.Class != Unknown && len(list) < budget.Told {
			list = append(list, o)
		}
	}
	return list
}

// origin says what an origin in the function is. A parameter of another function means
// nothing to importers.
func (t teller) origin(o Origin) Origin {
	mine := o.Owner == t.fn
	switch {
	case o.Class == Unknown, o.Class == Parameter && (!mine || t.fn == nil):
		return Origin{}
	case o.Class == Parameter:
		o.Place = ""
	case o.Place == "":
		o.Place = t.home.At(o.Here)
	}
	if !mine || o.Class == Parameter {
		o.Given = 0
	}
	var via []Step // half of it, so that facts stay small: it is the longest part of an origin
	for _, step := range o.Via[:min(len(o.Via), budget.Deep/2)] {
		via = append(via, Step{Func: step.Func, Place: step.Place})
	}
	o.Via, o.local = via, local{}
	return o
}

// A reader reads facts about an object of another package.
type reader struct {
	home *summary.Home
	obj  types.Object
}

func (r reader) failures(told []Failure) []Failure {
	var list []Failure
	var before summary.Place
	for _, f := range told {
		list = append(list, f.Each(func(o Origin) Origin {
			if o.Class != Parameter && o.Class != Unknown {
				o.Place = cmp.Or(o.Place, before)
				before = o.Place
			}
			return r.origin(o)
		}))
	}
	return list
}

func (r reader) text(told []Origin) []Origin {
	var list []Origin
	for _, o := range told {
		list = append(list, r.origin(o))
	}
	return list
}

// origin returns an origin, with its places.
func (r reader) origin(o Origin) Origin {
	o.Home, o.Place = r.home, r.home.Seen(r.obj, o.Place)
	o.Via = slices.Clone(o.Via)
	for i, step := range o.Via {
		o.Via[i].home, o.Via[i].Place = r.home, r.home.Seen(r.obj, step.Place)
	}
	return o
}
