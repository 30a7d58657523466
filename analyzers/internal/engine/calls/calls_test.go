package calls_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
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

func (memory) reset() {}

type file struct{ name string }

func (*file) Get(id string) error { return nil }
func (*file) Name() string        { return "" }

type cached struct{ Store }

type embedding struct{ *file }

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
func direct(s Store)                              { get(s) }
func unknown(f func())                            { f() }
func either(o other, m memory, dry bool) {
	run := func() { o.Get(0) }
	if dry {
		run = m.reset
	}
	run()
}
func builtin(list []int) int                      { return len(list) }
func exec(ctx context.Context, e executor)        { e.ExecContext(ctx, "") }
func open(ctx context.Context, o Open)            { o.PingContext(ctx) }
`

func TestOf(t *testing.T) {
	s := fixture.Scope(t, storing)
	for name, want := range map[string]string{
		"get": "(*file).Get (memory).Get", "asserted": "(*file).Name", "assertedBack": "(*file).Get",
		"exec": "(*database/sql.DB).ExecContext open", "open": "open", "direct": "get", "unknown": "open", "either": "either$1 (memory).reset", "builtin": "",
	} {
		list, open := s.Calls.Of(first(s.Program.Package().Func(name)))
		var got []string
		for _, c := range list {
			if c.Obj == nil {
				got = append(got, c.Fn.Name())
				continue
			}
			assert.Equal(t, c.Obj.Pkg() == s.Pass.Pkg, c.Fn != nil)
			got = append(got, strings.ReplaceAll(c.Obj.FullName(), "example.test/m.", ""))
		}
		if open {
			got = append(got, "open")
		}
		assert.Equal(t, want, strings.Join(got, " "), name)
	}
}

// Of more implementations than there is room for, nothing is said.
func TestMax(t *testing.T) {
	for n, want := range map[int]int{budget.Callees: budget.Callees, budget.Callees + 1: 0} {
		source := "package m\n\ntype Store interface{ Get() }\n\nfunc get(s Store) { s.Get() }\n"
		for i := range n {
			source += fmt.Sprintf("\ntype t%d struct{}\n\nfunc (t%d) Get() {}\n", i, i)
		}
		s := fixture.Scope(t, source)
		list, open := s.Calls.Of(first(s.Program.Package().Func("get")))
		assert.Len(t, list, want)
		assert.Equal(t, want == 0, open)
	}
}

// first returns the first call that names something in a function.
func first(fn *ssa.Function) ssa.CallInstruction {
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		return call
	}
	return nil
}

// Importers are told of the types that they do not see.
func TestHides(t *testing.T) {
	facts := fixture.Source(t, calls.Analyzer, storing).AllPackageFacts()
	require.Len(t, facts, 1)
	assert.Equal(t, "hides(embedding.Get embedding.Name | file.Get file.Name | memory.Get | other.Get)", fmt.Sprint(facts[0].Fact))
}
