package swallow

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestDecides(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func use(string)

func compared(a, b string)   { if a == b { use(b) } }
func differs(a, b string)    { if b != a { use(b) } }
func constant(a, b string)   { if a == "x" { use(b) } }
func ordered(a, b string)    { if a < b { use(b) } }
func added(a, b string)      { use(a + b) }
func numbers(a, b int)       { if a == b { use("") } }
func unused(a, b string)     { use(b) }

func either(a, b string, more bool) {
	c := a
	if more {
		c = "x"
	}
	if c == b {
		use(b)
	}
}
`)
	for name, want := range map[string]bool{
		"compared": true, "differs": true, "constant": false, "ordered": false, "added": false, "numbers": false, "unused": false, "either": true,
	} {
		assert.Equal(t, want, decides([]ssa.Value{pkg.Func(name).Params[0]}), name)
	}
}
