package summary_test

import (
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const calling = `package p

func even(n int) bool { return n == 0 || odd(n-1) }
func odd(n int) bool  { return n != 0 && even(n-1) }
func last() bool      { return true }
func first() bool     { return last() && alone(2) }
func alone(n int) bool { return last() || alone(n-1) }
`

// calleesOf returns the functions that a function calls by name.
func calleesOf(fn *ssa.Function) (list []*ssa.Function) {
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		list = append(list, call.Call.StaticCallee())
	}
	return list
}

// settled returns a table of how many calls a function is away from the last one, as far as those are told apart.
func settled(p *ssa.Package, most int, top func(*ssa.Function) length) (t *summary.Table[length], unsettled []string) {
	t = summary.NewTable(&analysis.Pass{Pkg: p.Pkg}, summary.Domain[length]{
		Transfer: func(fn *ssa.Function) (n length) {
			for _, callee := range calleesOf(fn) {
				known, _ := t.Of(callee)
				n = max(n, min(known+1, length(most)))
			}
			return n
		},
		Equal: func(a, b length) bool { return a == b },
		Top:   top,
	})
	var functions []*ssa.Function
	for _, member := range p.Members {
		if fn, ok := member.(*ssa.Function); ok && !strings.HasPrefix(fn.Name(), "init") {
			functions = append(functions, fn)
		}
	}
	for _, fn := range t.Settle(summary.Components(functions, calleesOf)) {
		unsettled = append(unsettled, fn.Name())
	}
	return t, unsettled
}

// Functions that call each other know of each other what is known; functions come after those that they call.
func TestSettle(t *testing.T) {
	p := fixture.Functions(t, calling)
	table, unsettled := settled(p, 2, nil)
	assert.Empty(t, unsettled)
	for name, want := range map[string]length{"even": 2, "odd": 2, "last": 0, "first": 2, "alone": 2} {
		known, ok := table.Own(p.Func(name))
		assert.True(t, ok, name)
		assert.Equal(t, want, known, name)
	}
	for known := range table.All([]*ssa.Function{p.Func("even")}, []*types.Func{program.ObjectOf(p.Func("odd"))}) {
		assert.Equal(t, length(2), known, "the package tells itself nothing by facts")
	}
}

// Nothing is kept of functions about which there is always more to know, or what is taken for granted then, with
// one more look at each.
func TestUnsettled(t *testing.T) {
	p := fixture.Functions(t, calling)
	table, unsettled := settled(p, 1000, nil)
	assert.ElementsMatch(t, []string{"alone", "even", "odd"}, unsettled)
	_, ok := table.Of(p.Func("even"))
	assert.False(t, ok)
	known, ok := table.Of(p.Func("last"))
	assert.True(t, ok)
	assert.Zero(t, known)

	table, _ = settled(p, 1000, func(*ssa.Function) length { return 500 })
	known, _ = table.Of(p.Func("alone"))
	assert.Equal(t, length(501), known)
}
