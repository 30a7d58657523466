package cause

import (
	"fmt"
	"go/token"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// A list that goes on in two ways is remembered by others.
func TestUnionLeavesListsAlone(t *testing.T) {
	named := func(name string) []Failure { return []Failure{{Origin: Origin{Class: Plain, Name: name}}} }
	list := append(make([]Failure, 0, 8), named("first")...)
	one := Union(list, named("one"))
	other := Union(list, named("other"))
	assert.Equal(t, "one", one[1].Name)
	assert.Equal(t, "other", other[1].Name)

	text := Readable{Text: append(make([]Origin, 0, 8), Origin{Class: Sensitive, Name: "first"})}
	first, second := text, text
	first.Add(Readable{Text: []Origin{{Class: Sensitive, Name: "one"}}})
	second.Add(Readable{Text: []Origin{{Class: Sensitive, Name: "other"}}})
	assert.Equal(t, "one", first.Text[1].Name)
	assert.Equal(t, "other", second.Text[1].Name)
}

// A drawing draws outcomes of which many are alike.
type drawing struct{ *rand.Rand }

func (d drawing) origin() Origin {
	o := From(Class(1+d.IntN(5)), [...]string{"", "load", "store"}[d.IntN(3)], token.Pos(1+d.IntN(2)))
	for range d.IntN(3) {
		o.Via = append(o.Via, Step{Func: fmt.Sprint("f", len(o.Via)), Place: "a.go:1"})
	}
	o.Place = "a.go:1"
	o.Cleared = d.IntN(3) == 0
	return o
}

func (d drawing) failures(most int) (list []Failure) {
	for range d.IntN(most) {
		f := Failure{Origin: d.origin(), Cut: d.IntN(5) == 0}
		if d.IntN(2) == 0 {
			f.Parts = []Part{{Origin: From(Infrastructure, "os.Open", 1), Role: Kept}}
		}
		for param := range 3 {
			if d.IntN(2) == 0 {
				f.When = append(f.When, Condition{Param: param, Value: NoValue})
			}
			if d.IntN(3) == 0 {
				f.Lines = append(f.Lines, fmt.Sprintf("b.go:%d", param))
			}
		}
		list = append(list, f)
	}
	return Union(nil, list)
}

func (d drawing) outcome(most int) Outcome {
	o := Outcome{Failures: d.failures(most), Marks: Marks{Flag(d.IntN(4)), Flag(d.IntN(4))}}
	o.Readable.Add(Readable{Rendered: d.failures(most), Text: []Origin{d.origin()}})
	if d.IntN(2) == 0 {
		o.Carried = []CarriedError{{fmt.Sprint("Field", d.IntN(2)), d.failures(most)}}
	}
	return o
}

// said is what an outcome says, whatever the order. Of two ways of the same length either is told.
func said(o Outcome) (list []string) {
	failures := func(of string, all []Failure) {
		for _, f := range all {
			when := slices.Sorted(func(yield func(string) bool) {
				for _, c := range f.When {
					yield(c.String())
				}
			})
			list = append(list, fmt.Sprint(of, f.Class, f.Name, f.Pos, f.Cleared, f.Cut, len(f.Via), f.Parts, when, slices.Sorted(slices.Values(f.Lines))))
		}
	}
	failures("fails ", o.Failures)
	failures("renders ", o.Readable.Rendered)
	for _, text := range o.Readable.Text {
		list = append(list, fmt.Sprint("shows ", text.Class, text.Name, text.Pos, text.Cleared))
	}
	for _, c := range o.Carried {
		failures("carries "+c.Field, c.Failures)
	}
	slices.Sort(list)
	return append(list, fmt.Sprint(o.Marks))
}

func TestJoin(t *testing.T) {
	d := drawing{rand.New(rand.NewPCG(20261128, 1))}
	for range 2000 {
		a, b, c := d.outcome(4), d.outcome(4), d.outcome(4)
		ab := Join([]Outcome{a, b})
		assert.Equal(t, said(ab), said(Join([]Outcome{b, a})), "commutative")
		assert.Equal(t, said(Join([]Outcome{ab, c})), said(Join([]Outcome{a, Join([]Outcome{b, c})})), "associative")
		assert.True(t, Join([]Outcome{a, a}).equal(a), "idempotent")
		assert.True(t, Join([]Outcome{ab, b}).equal(ab), "nothing new")
	}
}

// Where there is no room for all failures, there is one of each class, whatever the order in which they come.
func TestJoinCut(t *testing.T) {
	kindsOf := func(list []Failure) (k kinds) {
		for i := range list {
			k |= list[i].kinds()
		}
		return k
	}
	d := drawing{rand.New(rand.NewPCG(20261128, 2))}
	for range 50 {
		var all []Failure
		for i := range 3 * budget.Kept {
			all = append(all, Failure{Origin: From(Class(1+d.IntN(8)), fmt.Sprint("f", i), token.Pos(i+1))})
		}
		once := Union(nil, all)
		assert.Len(t, once, budget.Kept)
		assert.True(t, once[0].Cut)
		assert.Equal(t, kindsOf(all), kindsOf(once))
		d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		assert.Equal(t, kindsOf(all), kindsOf(Union(Union(nil, all[:30]), all[30:])))
	}
}
