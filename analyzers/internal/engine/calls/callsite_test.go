package calls_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestSite(t *testing.T) {
	pkg := fixture.Functions(t, `package p

type server struct{}

func (*server) add(n int)

type adder interface{ add(n int) }

func static(s *server) { s.add(1) }
func behind(a adder)   { a.add(1) }
func two() (int, error)
func results() (int, error) { n, err := two(); return n, err }
func one() error
func result() error { return one() }
`)
	for _, name := range []string{"static", "behind"} {
		site := calls.At(fixture.Call(pkg.Func(name), "add"))
		assert.Equal(t, pkg.Func(name).Params[0], site.Arg(0), name)
		assert.Equal(t, "1:int", site.Arg(1).Name(), name)
		assert.Nil(t, site.Arg(2), name)
		assert.Nil(t, site.Arg(-1), name)
	}
	assert.Len(t, calls.ResultsOf(fixture.Call(pkg.Func("results"), "two"), 1), 1)
	assert.IsType(t, new(ssa.Extract), calls.ResultsOf(fixture.Call(pkg.Func("results"), "two"), 1)[0])
	assert.Empty(t, calls.ResultsOf(fixture.Call(pkg.Func("results"), "two"), 2))
	one := fixture.Call(pkg.Func("result"), "one")
	assert.Equal(t, []ssa.Value{one}, calls.ResultsOf(one, 0))
}

func TestIsCallback(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func failing(f func() error)
func last(f func() (int, error))
func first(f func() (error, int))
func without(f func())
func none(f int)
`)
	for name, want := range map[string]bool{"failing": true, "last": true, "first": false, "without": false, "none": false} {
		assert.Equal(t, want, calls.IsCallback(pkg.Func(name).Params[0]), name)
	}
	assert.False(t, calls.IsCallback(nil))
}

func TestImplementations(t *testing.T) {
	pkg := fixture.Functions(t, `package p

type Store interface{ Get() error }

type memory struct{}

func (memory) Get() error { return nil }

type file struct{}

func (*file) Get() error { return nil }

type other struct{}

func (other) Get() {}

type alias = memory

type embedding struct{ Store }

type unnamed struct{ s interface{ Get() error } }
`).Pkg
	method := pkg.Scope().Lookup("Store").Type().Underlying().(*types.Interface).Method(0)
	var list []string
	for _, m := range calls.Implementations(pkg, method) {
		list = append(list, m.FullName())
	}
	assert.Equal(t, []string{"(p.Store).Get", "(*p.file).Get", "(p.memory).Get"}, list)
	assert.Equal(t, "p.Store.Get", calls.MethodName(method))
	assert.Empty(t, calls.Implementations(pkg, calls.Implementations(pkg, method)[1]), "a method of a type that is no interface")
}
