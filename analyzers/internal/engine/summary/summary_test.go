package summary_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const calling = `package p

func even(n int) bool { return n == 0 || odd(n-1) }
func odd(n int) bool  { return n != 0 && even(n-1) }
func last() bool      { return true }
`

// Functions that call each other know of each other what is known, and nothing is kept of those
// about which there is always more to know.
func TestStore(t *testing.T) {
	p := fixture.Functions(t, calling)
	even, odd, last := p.Func("even"), p.Func("odd"), p.Func("last")
	components := summary.Components([]*ssa.Function{odd, even, last}, func(fn *ssa.Function) []*ssa.Function {
		return map[*ssa.Function][]*ssa.Function{even: {odd}, odd: {even}}[fn]
	})
	same := func(a, b int) bool { return a == b }

	steps := make(summary.Store[int])
	assert.Empty(t, steps.Settle(components, func(fn *ssa.Function) int { return min(steps[even]+steps[odd]+1, 4) }, same))
	assert.Equal(t, summary.Store[int]{even: 4, odd: 4, last: 4}, steps)

	steps = make(summary.Store[int])
	assert.ElementsMatch(t, []*ssa.Function{even, odd}, steps.Settle(components, func(fn *ssa.Function) int { return steps[fn] + 1 }, same))
	assert.Equal(t, summary.Store[int]{last: 1}, steps)
}
