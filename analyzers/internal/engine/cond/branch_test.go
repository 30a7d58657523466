package cond_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Every function calls probe with what the last branch on the way there compares.
const onBranches = `package p

func probe(any)
func get() (*int, error)
func text() string
func ok() bool

func set()        { if v, _ := get(); v != nil { probe(v) } }
func isNil()      { if v, _ := get(); nil == v { probe(v) } }
func otherwise()  { v, _ := get(); if v == nil { return }; probe(v) }
func same()       { if t := text(); t == "a" { probe(t) } }
func notSame()    { t := text(); if "a" != t { return }; probe(t) }
func other()      { if t := text(); t != "a" { probe(t) } }
func flag()       { if k := ok(); k { probe(k) } }
func stored()     { k := ok(); not := !k; ok(); if not { return }; probe(k) }
func less()       { if t := text(); t < "a" { probe(t) } }
`

func TestBranch(t *testing.T) {
	pkg := fixture.Functions(t, onBranches)
	type want struct {
		found   cond.Test // of nil
		equal   bool      // to something
		compare string    // with a constant
		is      bool
		finds   bool
	}
	for name, want := range map[string]want{
		"set":       {found: cond.FoundSet, compare: "nil"},
		"isNil":     {found: cond.FoundNil, equal: true, compare: "nil", is: true},
		"otherwise": {found: cond.FoundSet, compare: "nil"},
		"same":      {equal: true, compare: `"a"`, is: true, finds: true},
		"notSame":   {equal: true, compare: `"a"`, is: true, finds: true},
		"other":     {compare: `"a"`},
		"flag":      {compare: "true", is: true, finds: true},
		"stored":    {compare: "true", is: true},
		"less":      {compare: "true", is: true},
	} {
		call := fixture.Call(pkg.Func(name), "probe")
		branches := slices.Collect(cond.Dominating(call.Block()))
		if !assert.Len(t, branches, 1, name) {
			continue
		}
		b := branches[0]
		_, found := b.Nil()
		assert.Equal(t, want.found, found, name)
		x, _ := b.Equal()
		assert.Equal(t, want.equal, x != nil, name)
		_, value, is := b.Comparison()
		assert.Equal(t, want.compare, value, name)
		assert.Equal(t, want.is, is, name)
		assert.Equal(t, want.finds, b.Finds(), name)
	}
}

// What comes after a test is found from what is tested.
func TestOn(t *testing.T) {
	pkg := fixture.Functions(t, onBranches+`
func twice()  { k := ok(); if k { probe(1) }; if k { probe(2) } }
func alone()  { if k := ok(); k { probe(1) } }
func unasked(){ ok() }
`)
	for name, want := range map[string]struct {
		all  int
		only bool
	}{
		"flag": {all: 1}, "twice": {all: 2}, "alone": {all: 1, only: true}, "unasked": {},
	} {
		asked := fixture.Call(pkg.Func(name), "ok")
		assert.Len(t, slices.Collect(cond.On(asked)), want.all, name)
		assert.Equal(t, want.only, cond.OnlyOn(asked) != nil, name)
	}
	for name, want := range map[string]int{"set": 1, "isNil": 0, "otherwise": 0} {
		v := fixture.Call(pkg.Func(name), "probe").Call.Args[0].(*ssa.MakeInterface).X
		for block, whenNil := range cond.OnNil(v) {
			assert.Equal(t, want, whenNil, name)
			assert.NotNil(t, program.Condition(block), name)
		}
	}
}
