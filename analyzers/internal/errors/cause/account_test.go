package cause

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// The accounts of two functions are the same if no caller could tell them apart: a fixpoint ends with that.
func TestEqualAccounts(t *testing.T) {
	block := new(ssa.BasicBlock)
	account := func() *Account {
		f := Failure{Origin: From(Plain, "errors.New", 1), Parts: []Part{{Origin: From(Infrastructure, "os.Open", 2), Role: Kept}}}
		a := &Account{Results: []Outcome{{
			Failures: []Failure{f}, Readable: Readable{Rendered: []Failure{f}, Text: []Origin{From(Sensitive, "text", 3)}},
			Carried: []CarriedError{{Field: "err", Failures: []Failure{f}}},
		}}}
		a.Unreached = map[*ssa.BasicBlock]bool{}
		return a
	}
	assert.True(t, account().Equal(account()))
	for name, change := range map[string]func(*Account, *Outcome, *Failure){
		"never fails":    func(a *Account, _ *Outcome, _ *Failure) { a.Never = 1 },
		"goes on":        func(a *Account, _ *Outcome, _ *Failure) { a.Continues = true },
		"unreached":      func(a *Account, _ *Outcome, _ *Failure) { a.Unreached[block] = true },
		"proves":         func(a *Account, _ *Outcome, _ *Failure) { a.Proves.True = []Condition{{Param: 1}} },
		"proves not":     func(a *Account, _ *Outcome, _ *Failure) { a.Proves.False = []Condition{{Param: 1}} },
		"more results":   func(a *Account, _ *Outcome, _ *Failure) { a.Results = append(a.Results, Outcome{}) },
		"marks":          func(_ *Account, o *Outcome, _ *Failure) { o.Flag = Raised },
		"no failure":     func(_ *Account, o *Outcome, _ *Failure) { o.Failures = nil },
		"nothing shown":  func(_ *Account, o *Outcome, _ *Failure) { o.Readable.Rendered = nil },
		"no text":        func(_ *Account, o *Outcome, _ *Failure) { o.Readable.Text = nil },
		"other field":    func(_ *Account, o *Outcome, _ *Failure) { o.Carried[0].Field = "cause" },
		"nothing within": func(_ *Account, o *Outcome, _ *Failure) { o.Carried[0].Failures = nil },
		"cut":            func(_ *Account, _ *Outcome, f *Failure) { f.Cut = true },
		"conditions":     func(_ *Account, _ *Outcome, f *Failure) { f.When = []Condition{{Param: 1}} },
		"lines":          func(_ *Account, _ *Outcome, f *Failure) { f.Lines = []string{"a.go:1"} },
		"part": func(_ *Account, _ *Outcome, f *Failure) {
			f.Parts = []Part{{Origin: From(Foreign, "io.EOF", 2), Role: Kept}}
		},
		"role": func(_ *Account, _ *Outcome, f *Failure) {
			f.Parts = []Part{{Origin: From(Infrastructure, "os.Open", 2), Role: Shown}}
		},
		"name":    func(_ *Account, _ *Outcome, f *Failure) { f.Name = "fmt.Errorf" },
		"cleared": func(_ *Account, _ *Outcome, f *Failure) { f.Cleared = true },
		"place":   func(_ *Account, _ *Outcome, f *Failure) { f.Place = "a.go:1" },
		"here":    func(_ *Account, _ *Outcome, f *Failure) { f.Here = 9 },
		"home":    func(_ *Account, _ *Outcome, f *Failure) { f.Home = new(summary.Home) },
		"way":     func(_ *Account, _ *Outcome, f *Failure) { f.Via = []Step{{Func: "f"}} },
	} {
		other := account()
		change(other, &other.Results[0], &other.Results[0].Failures[0])
		assert.False(t, account().Equal(other), name)
		assert.False(t, other.Equal(account()), name)
	}
}

// Once something has been replaced in a text, no credential is known to be left in it, and nothing that callers hand
// over.
func TestMasked(t *testing.T) {
	of := func(class Class, holds words.Content) Origin {
		o := From(class, "x", 1)
		o.Holds = holds
		return o
	}
	address := of(Infrastructure, words.Address)
	address.Given, address.Owner = 1, new(ssa.Function)
	open := Failure{Origin: address, Parts: []Part{{Origin: of(Parameter, 0), Role: Shown}, {Origin: of(Infrastructure, words.Quoted), Role: Shown}}}
	shown := Readable{
		Rendered: []Failure{open, {Origin: of(Parameter, 0)}, {Origin: of(Sensitive, words.Credential)}},
		Text:     []Origin{of(Sensitive, words.Stated), of(Sensitive, words.Credential), of(Parameter, 0), of(Sensitive, words.Quoted), of(Sensitive, words.Other)},
	}
	masked := shown.Masked()
	assert.Equal(t, []Failure{{Origin: of(Infrastructure, words.Transport), Parts: []Part{{Origin: of(Infrastructure, words.Other), Role: Shown}}}}, masked.Rendered)
	assert.Equal(t, []Origin{of(Sensitive, words.Other), of(Sensitive, words.Other)}, masked.Text)
	assert.Len(t, shown.Rendered[0].Parts, 2, "the list is that of others")

	clean := Outcome{Failures: []Failure{open}, Readable: shown}.Sanitized()
	assert.Equal(t, []Failure{{Origin: of(Infrastructure, words.Sanitized), Parts: []Part{
		{Origin: Origin{local: local{Pos: 1, Here: 1}}, Role: Shown}, {Origin: of(Infrastructure, words.Sanitized), Role: Shown},
	}}}, clean.Failures)
	assert.Equal(t, of(Sensitive, words.Sanitized), clean.Readable.Text[0])
	assert.Equal(t, words.Stated, shown.Text[0].Holds, "the list is that of others")
}

// A text that is shown beside a result is shown wherever it is shown once.
func TestAddReadable(t *testing.T) {
	text := From(Sensitive, "text", 1)
	cleared, other := text, From(Sensitive, "other", 1)
	cleared.Cleared = true
	for name, row := range map[string]struct{ first, second, want []Origin }{
		"same":    {[]Origin{text}, []Origin{text}, []Origin{text}},
		"other":   {[]Origin{text}, []Origin{other}, []Origin{text, other}},
		"then":    {[]Origin{cleared}, []Origin{text}, []Origin{text}},
		"before":  {[]Origin{text}, []Origin{cleared}, []Origin{text}},
		"neither": {[]Origin{cleared}, []Origin{cleared}, []Origin{cleared}},
	} {
		s := Readable{Text: row.first}
		s.Add(Readable{Text: row.second})
		assert.Equal(t, row.want, s.Text, name)
	}
	assert.True(t, cleared.Cleared, "lists are those of others")
}

// Conditions are added to those that a failure has, each once, and the list is that of others.
func TestUnder(t *testing.T) {
	first, second := Condition{Param: 1}, Condition{Param: 2}
	list := []Failure{{Origin: From(Plain, "errors.New", 1), When: []Condition{first}}, {Origin: From(Foreign, "io.EOF", 2)}}
	under := Under(list, []Condition{first, second})
	assert.Equal(t, []Condition{first, second}, under[0].When)
	assert.Equal(t, []Condition{first, second}, under[1].When)
	assert.Empty(t, list[1].When)
	assert.Equal(t, list, Under(list, nil))
}
