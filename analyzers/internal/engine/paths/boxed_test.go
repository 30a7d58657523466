package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const boxing = `package m

type memory struct{}

func concrete[T any](v T) any { return any(v) }
func unused[T any](v T) any   { return any(v) }
func either[T any](v T) any   { return any(v) }

func chained[T any](v T) any  { return any(v) }
func chain[T any](v T)        { chained(v) }
func open[T any](v T) any     { return any(v) }
func opens[T any](v T)        { open(v) }
func second[A, B any](a A, b B) any { return any(b) }
func first[A, B any](a A, b B) any { return any(a) }
func deep[T any](v T, n int) any {
	if n > 0 {
		return deep(v, n-1)
	}
	return any(v)
}
func value(v memory) any      { return any(v) }
func interfaced(v error) any  { return any(v) }

type box[T any] struct{ v T }

func (b box[T]) get() any { return any(b.v) }

type mixed[T any] struct{ v T }

func (m *mixed[T]) get() any { return any(m.v) }

func uses(err error) {
	chain(memory{})
	opens(memory{})
	opens(err)
	second(err, memory{})
	first(err, memory{})
	deep(memory{}, 1)
	box[memory]{}.get()
	new(mixed[memory]).get()
	new(mixed[error]).get()
	concrete(memory{})
	either(memory{})
	either(err)
}
`

func TestIsBoxed(t *testing.T) {
	s := fixture.Scope(t, boxing)
	for name, want := range map[string]bool{"concrete": true, "unused": false, "either": false, "chained": true, "open": false, "second": true, "first": false, "deep": true, "value": false, "interfaced": false} {
		for ret := range program.Instructions[*ssa.Return](s.Program.Package().Func(name).Blocks) {
			if _, call := ret.Results[0].(*ssa.Call); !call {
				assert.Equal(t, want, paths.IsBoxed(s.Pass.TypesInfo, ret.Results[0]), name)
			}
		}
	}
	methods := 0
	for _, fn := range s.Program.Functions() {
		if fn.Name() != "get" {
			continue
		}
		methods++
		name := program.NamedOf(fn.Signature.Recv().Type()).Obj().Name()
		for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
			assert.Equal(t, name == "box", paths.IsBoxed(s.Pass.TypesInfo, ret.Results[0]), name)
		}
	}
	assert.Equal(t, 2, methods)
}
