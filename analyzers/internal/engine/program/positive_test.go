package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestPositive(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func look(bool) {}

func plain(yes bool)   { look(yes) }
func negated(yes bool) { look(!yes) }
func twice(yes bool)   { no := !yes; look(!no) }
`)
	for name, want := range map[string]bool{"plain": true, "negated": false, "twice": true} {
		positive, truth := program.Positive(fixture.Call(pkg.Func(name), "look").Call.Args[0])
		assert.Equal(t, ssa.Value(pkg.Func(name).Params[0]), positive, name)
		assert.Equal(t, want, truth, name)
	}
}
