package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each function calls compare with two values.
const source = `package p

import (
	"os"
	"strings"
)

type args map[string]any

type request struct {
	args args
	rows rows
}

type rows interface {
	Err() error
	Next() (any, error)
	Named(string) error
}

type queue struct{ items []any }

func compare(a, b any) {}

func get(r *request) args { return r.args }
func copied(r *request) args {
	m := args{}
	for k, v := range r.args {
		m[k] = v
	}
	return m
}
func pop(q *queue) any {
	v := q.items[0]
	q.items = q.items[1:]
	return v
}
func drained(r *request, key string) any {
	v := r.args[key]
	delete(r.args, key)
	return v
}

func key(m args)                  { compare(m["a"], m["a"]) }             // same
func otherKey(m args)             { compare(m["a"], m["b"]) }
func otherMap(m, n args)          { compare(m["a"], n["a"]) }
func variableKey(m args, k string) { compare(m[k], m[k]) }                // same
func field(r *request)            { compare(r.args, r.args) }             // same
func fieldOf(r, s *request)       { compare(r.args, s.args) }
func element(l []any)             { compare(l[0], l[0]) }                 // same
func otherElement(l []any)        { compare(l[0], l[1]) }
func asserted(m args)             { compare(m["a"].(args)["b"], m["a"].(args)["b"]) } // same
func assertedAs(m args)           { compare(m["a"].(args)["b"], m["a"].(map[string]any)["b"]) }
func read(r *request)             { compare(get(r)["a"], get(r)["a"]) }   // same
func readCopied(r *request)       { compare(copied(r)["a"], copied(r)["a"]) } // same
func readOther(r, s *request)     { compare(get(r)["a"], get(s)["a"]) }
func popped(q *queue)             { compare(pop(q), pop(q)) }
func deleted(r *request)          { compare(drained(r, "a"), drained(r, "a")) }
func library(s string)            { compare(strings.TrimSpace(s), strings.TrimSpace(s)) } // same
func parameter(m args)            { func() { compare(m, m) }() }          // same, error
func err(r *request)              { compare(r.rows.Err(), r.rows.Err()) } // error
func errOf(r, s *request)         { compare(r.rows.Err(), s.rows.Err()) }
func named(r *request)            { compare(r.rows.Named("a"), r.rows.Named("a")) }
func next(r *request) {
	_, a := r.rows.Next()
	_, b := r.rows.Next()
	compare(a, b)
}
func opened() {
	_, a := os.Open("a")
	_, b := os.Open("a")
	compare(a, b)
}
`

func TestSame(t *testing.T) {
	pkg := fixture.Functions(t, source)
	want := map[string]bool{"key": true, "variableKey": true, "field": true, "element": true, "asserted": true, "read": true, "readCopied": true, "library": true, "parameter": true, "opened": true}
	asError := map[string]bool{"key": true, "variableKey": true, "field": true, "element": true, "asserted": true, "parameter": true, "err": true}
	for name, member := range pkg.Members {
		fn, ok := member.(*ssa.Function)
		if !ok {
			continue
		}
		for _, call := range comparisons(fn) {
			a, b := bare(call.Call.Args[0]), bare(call.Call.Args[1])
			assert.Equal(t, want[name], paths.Same(a, b), name)
			assert.Equal(t, want[name], paths.Same(b, a), "%s, the other way round", name)
			assert.Equal(t, asError[name], paths.SameError(a, b), "%s, as an error", name)
			assert.True(t, paths.Same(a, a) && paths.SameError(b, b), "%s, itself", name)
		}
	}
}

// comparisons returns the calls of compare in a function and its literals.
func comparisons(fn *ssa.Function) []*ssa.Call {
	var list []*ssa.Call
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if callee := call.Call.StaticCallee(); callee != nil && callee.Name() == "compare" {
			list = append(list, call)
		}
	}
	for _, literal := range fn.AnonFuncs {
		list = append(list, comparisons(literal)...)
	}
	return list
}

func bare(v ssa.Value) ssa.Value {
	switch made := v.(type) {
	case *ssa.MakeInterface:
		return made.X
	case *ssa.ChangeInterface:
		return made.X
	}
	return v
}
