package inputs_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// A call gives nothing by a way that is none of its parameters, as that of a variable that a literal shares.
func TestGiven(t *testing.T) {
	pkg := fixture.Functions(t, "package p\n\nfunc cut(n int) {}\n\nfunc calls() { cut(3) }\n")
	call := fixture.Call(pkg.Func("calls"), "cut")
	assert.Len(t, inputs.Way{Param: 0}.Given(call), 1)
	assert.Empty(t, inputs.Way{Param: 1}.Given(call))
	assert.Empty(t, inputs.Way{Param: -1}.Given(call))
}
