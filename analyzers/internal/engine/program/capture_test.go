package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const capturing = `package p

func use(n int) {}

func outer(a, b int) {
	a, b = b, a
	func() {
		func() { use(b) }()
	}()
}
`

// The variable of an inner literal stands for one of the literal around, and that for one of the function.
func TestBindings(t *testing.T) {
	outer := fixture.Functions(t, capturing).Func("outer")
	around := outer.AnonFuncs[0]
	inner := around.AnonFuncs[0]
	assert.Equal(t, []ssa.Value{around.FreeVars[0]}, program.Bindings(inner.FreeVars[0]))
	variables := program.OutermostVariables(inner.FreeVars[0])
	assert.Len(t, variables, 1)
	assert.Equal(t, outer, variables[0].Parent())
	closures := program.ClosuresOf(around)
	assert.Len(t, closures, 1)
	assert.Equal(t, around.FreeVars[0], program.Captured(closures[0], variables[0]))
	assert.Nil(t, program.Captured(closures[0], outer.Params[0]))
}
