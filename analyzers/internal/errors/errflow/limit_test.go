package errflow_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// flowOf follows the errors of a package of one file, and returns what is known,
// with the fact about every function by name.
func flowOf(t *testing.T, source string) (*errflow.Flow, map[string]string) {
	t.Helper()
	act := fixture.Source(t, errflow.Analyzer, source)
	return act.Result.(*errflow.Flow), maps.Collect(fixture.Facts(act))
}

// A function that is too large is given up and counted; what it returns besides is
// known, and so are the others.
func TestGivesUpOnLargeFunctions(t *testing.T) {
	var b strings.Builder
	b.WriteString("package m\n\nimport (\n\t\"errors\"\n\t\"fmt\"\n)\n\nfunc Large(n int) error {\n\tvar err error\n")
	for i := range 12000 {
		fmt.Fprintf(&b, "\tif n == %d {\n\t\terr = fmt.Errorf(\"%d: %%w\", err)\n\t}\n", i, i)
	}
	b.WriteString("\treturn err\n}\n\nfunc Small() error { return errors.New(\"small\") }\n")
	flow, facts := flowOf(t, b.String())
	require.Len(t, flow.GaveUp(), 1)
	assert.Equal(t, "Large", flow.GaveUp()[0].Name())
	assert.Equal(t, "fails(plain errors.New)", facts["Small"])
}

// A function of which rules could ask too much is given up and counted, and they see none of its returns.
func TestGivesUpOnCostlyFunctions(t *testing.T) {
	costly := func(n int) string {
		var b strings.Builder
		b.WriteString("package m\n\nimport (\n\t\"errors\"\n\t\"os\"\n)\n\nfunc Costly(n int) error {\n\tvar err error\n")
		for i := range n {
			fmt.Fprintf(&b, "\tif n > %d {\n\t\terr = errors.Join(err, os.Remove(\"f%d\"))\n\t}\n", i, i)
		}
		b.WriteString("\treturn err\n}\n")
		return b.String()
	}
	flow, facts := flowOf(t, costly(10))
	assert.Empty(t, flow.GaveUp())
	assert.Contains(t, facts["Costly"], "os.Remove")
	flow, facts = flowOf(t, costly(200))
	require.Len(t, flow.GaveUp(), 1)
	assert.Equal(t, "Costly", flow.GaveUp()[0].Name())
	assert.Empty(t, flow.Returns(flow.GaveUp()[0]))
	assert.NotContains(t, facts, "Costly", "nobody is told what is not known")
}

// Of a literal with too many elements the first ones are looked at, and that is counted.
func TestGivesUpOnLargeLiterals(t *testing.T) {
	source := func(n int) string {
		return "package m\n\nimport \"errors\"\n\nvar Errors = []error{" + strings.Repeat("errors.New(\"row\"), ", n) + "}\n\nfunc First() error { return errors.New(\"first\") }\n"
	}
	flow, _ := flowOf(t, source(budget.Most))
	assert.Empty(t, flow.GaveUp())
	flow, facts := flowOf(t, source(budget.Most+1))
	require.Len(t, flow.GaveUp(), 1)
	assert.Equal(t, "init", flow.GaveUp()[0].Name())
	assert.Equal(t, "fails(plain errors.New)", facts["First"])
}

// Functions that call each other in a ring, literals in literals and types that
// hold each other come to an end.
func TestEnds(t *testing.T) {
	t.Run("ring", func(t *testing.T) {
		var b strings.Builder
		b.WriteString("package m\n\nimport \"fmt\"\n")
		for i := range 50 {
			fmt.Fprintf(&b, "\nfunc F%d(n int) error {\n\tif n == 0 {\n\t\treturn fmt.Errorf(\"%d\")\n\t}\n\treturn fmt.Errorf(\"x: %%w\", F%d(n-1))\n}\n", i, i, (i+1)%50)
		}
		flow, facts := flowOf(t, b.String())
		assert.Empty(t, flow.GaveUp())
		assert.Contains(t, facts, "F0")
	})
	t.Run("nested literals", func(t *testing.T) {
		const depth = 200
		source := "package m\n\nimport \"errors\"\n\nfunc Deep() error {\n\terr := errors.New(\"deep\")\n\treturn " +
			strings.Repeat("func() error { return ", depth) + "err" + strings.Repeat(" }()", depth) + "\n}\n"
		flow, facts := flowOf(t, source)
		assert.Empty(t, flow.GaveUp())
		assert.Equal(t, "fails(plain errors.New)", facts["Deep"])
	})
	t.Run("structs that hold each other", func(t *testing.T) {
		_, facts := flowOf(t, "package m\n\ntype T struct {\n\tNext *T\n\tErr error\n}\n\nfunc Loop() error {\n\ta, b := T{}, T{}\n\tfor range 3 {\n\t\ta, b = b, a\n\t}\n\treturn a.Err\n}\n")
		assert.NotContains(t, facts, "Loop")
	})
}
