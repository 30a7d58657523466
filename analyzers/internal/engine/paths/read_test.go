package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each function hands look a value.
const readings = `package p

import "os"

type request struct{ id string }

func look[T any](v T) {}

func variable()                 { look(os.Stdout) }
func other()                    { look(os.Stderr) }
func field(r request)           { look(r.id) }
func pointed(r *request)        { look(r.id) }
func given(r *request)          { look(r) }
func asserted(v any)            { text, _ := v.(string); look(text) }
func whether(v any)             { _, ok := v.(string); look(ok) }
func found(m map[string]string) { text, _ := m["a"]; look(text) }
`

func TestRead(t *testing.T) {
	pkg := fixture.Functions(t, readings)
	for name, want := range map[string]struct {
		global, stdout, field, asserted, whether bool
	}{
		"variable": {global: true, stdout: true}, "other": {global: true}, "field": {field: true}, "pointed": {field: true}, "given": {},
		"asserted": {asserted: true}, "whether": {whether: true}, "found": {},
	} {
		v := fixture.Call(pkg.Func(name), "look").Call.Args[0]
		_, global := paths.ReadFrom[*ssa.Global](v)
		_, asserted := paths.PartOf[*ssa.TypeAssert](v, 0)
		_, whether := paths.PartOf[*ssa.TypeAssert](v, 1)
		assert.Equal(t, want.global, global, name)
		assert.Equal(t, want.stdout, paths.IsVariable(v, "os.Stdout"), name)
		assert.Equal(t, want.field, paths.FieldRead(v) != nil, name)
		assert.Equal(t, want.asserted, asserted, name)
		assert.Equal(t, want.whether, whether, name)
	}
}
