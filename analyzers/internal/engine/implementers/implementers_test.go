package implementers_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/implementers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const storing = `package m

import (
	"context"
	"database/sql"
)

type Store interface{ Get(id string) error }

type Named interface{ Name() string }

type memory struct{}

func (memory) Get(id string) error { return nil }

type file struct{ name string }

func (*file) Get(id string) error { return nil }
func (*file) Name() string        { return "" }

type cached struct{ Store }

type other struct{}

func (other) Get(id int) error { return nil }

type executor interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

type Open interface{ PingContext(ctx context.Context) error }

func put(db *sql.DB) executor { return db }

func offered(db *sql.DB) { ping(db) }

func ping(Open) {}

func get(s Store)                                 { s.Get("") }
func asserted(s Store)                            { if n, ok := s.(Named); ok { n.Name() } }
func assertedBack(n Named)                        { if s, ok := n.(Store); ok { s.Get("") } }
func exec(ctx context.Context, e executor)        { e.ExecContext(ctx, "") }
func open(ctx context.Context, o Open)            { o.PingContext(ctx) }

func concrete[T any](v T) any { return any(v) }
func unused[T any](v T) any   { return any(v) }
func either[T any](v T) any   { return any(v) }

func uses(err error) {
	concrete(memory{})
	either(memory{})
	either(err)
}
`

func TestImplementations(t *testing.T) {
	flow := fixture.Source(t, errflow.Learning, storing).Result.(*causeloss.Detector)
	for name, want := range map[string][]string{
		"get": {"*file", "memory"}, "asserted": {"*file"}, "assertedBack": {"*file"}, "exec": nil,
	} {
		call := invoke(flow.Program.Package().Func(name))
		var got []string
		for _, m := range flow.ImplementationsWith(call.Call.Method, implementers.InterfacesOf(call.Call.Value), call.Pos()) {
			got = append(got, implementers.ReceiverName(m))
		}
		assert.Equal(t, want, got, name)
	}
}

// What is put into an interface of the package counts, if it is of another module; what others hand over
// for an exported one need never come.
func TestConverted(t *testing.T) {
	flow := fixture.Source(t, errflow.Learning, storing).Result.(*causeloss.Detector)
	for name, want := range map[string]int{"exec": 1, "open": 0, "get": 0} {
		call := invoke(flow.Program.Package().Func(name))
		assert.Len(t, flow.Converted(call.Call.Value, call.Call.Method, call.Pos()), want, name)
	}
}

func TestIsBoxed(t *testing.T) {
	flow := fixture.Source(t, errflow.Learning, storing).Result.(*causeloss.Detector)
	for name, want := range map[string]bool{"concrete": true, "unused": false, "either": false} {
		fn := flow.Program.Package().Func(name)
		ret := fn.Blocks[len(fn.Blocks)-1].Instrs[len(fn.Blocks[len(fn.Blocks)-1].Instrs)-1].(*ssa.Return)
		assert.Equal(t, want, flow.IsBoxed(ret.Results[0]), name)
	}
}

// invoke returns the call of a method of an interface.
func invoke(fn *ssa.Function) *ssa.Call {
	for _, name := range []string{"Get", "Name", "ExecContext", "PingContext"} {
		if call := fixture.Call(fn, name); call != nil {
			return call
		}
	}
	return nil
}

func TestHides(t *testing.T) {
	fact := implementers.Hides{
		{Name: "file", Methods: []implementers.HiddenMethod{{ID: "Get", Receiver: "*file"}, {ID: "Name"}}}, {Name: "memory"},
	}
	assert.Equal(t, "hides(file.Get | )", fact.String())
}
