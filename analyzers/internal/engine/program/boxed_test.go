package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const boxing = `package m

type memory struct{}

func concrete[T any](v T) any { return any(v) }
func unused[T any](v T) any   { return any(v) }
func either[T any](v T) any   { return any(v) }

func uses(err error) {
	concrete(memory{})
	either(memory{})
	either(err)
}
`

func TestIsBoxed(t *testing.T) {
	s := fixture.Scope(t, boxing)
	for name, want := range map[string]bool{"concrete": true, "unused": false, "either": false} {
		for ret := range program.Instructions[*ssa.Return](s.Program.Package().Func(name).Blocks) {
			assert.Equal(t, want, program.IsBoxed(s.Pass.TypesInfo, ret.Results[0]), name)
		}
	}
}
