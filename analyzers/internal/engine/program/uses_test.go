package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestTests(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func look(any) {}

func unused(n int)   {}
func branched(n int) { if n > 1 { look(1) } }
func twice(n int)    { if n > 1 { look(1) }; if n > 2 { look(2) } }
func kept(n int)     { look(n > 1) }
func handed(n int)   { look(n) }
`)
	for name, want := range map[string]struct{ tests, comparisons int }{
		"unused": {}, "branched": {1, 1}, "twice": {2, 2}, "kept": {0, 1}, "handed": {},
	} {
		n := pkg.Func(name).Params[0]
		var got struct{ tests, comparisons int }
		for test, jump := range program.Tests(n) {
			assert.Equal(t, ssa.Value(test), jump.Cond, name)
			got.tests++
		}
		for range program.UsesAs[*ssa.BinOp](n) {
			got.comparisons++
		}
		assert.Equal(t, want, got, name)
	}
}
