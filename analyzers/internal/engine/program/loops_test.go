package program_test

import (
	"go/ast"
	"go/format"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const loops = `package p

import ("iter"; "maps"; "slices")

type list []int

func (l list) all(yield func(int) bool) { for _, n := range l { if !yield(n) { return } } }

type lister interface{ All(yield func(int) bool) }

var total = func() (n int) { for m := range slices.Values([]int{1}) { n += m }; return n }()

func call(l []int) int                    { for n := range slices.Values(l) { return n }; return 0 }
func pair(m map[string]int) (s string)    { for k, v := range maps.All(m) { if v > 0 { s = k } }; return s }
func none(seq func(func() bool)) (n int)  { for range seq { n++ }; return n }
func blank(seq iter.Seq2[int, any]) int   { for _, v := range seq { if n, ok := v.(int); ok { return n } }; return 0 }
func method(l list) int                   { for n := range l.all { return n }; return 0 }
func invoked(l lister) int                { for n := range l.All { return n }; return 0 }
func literal() int                        { for n := range func(yield func(int) bool) { yield(1) } { return n }; return 0 }
func assigned(l []int) (n int)            { for n = range slices.Values(l) { }; return n }
func generic[T any](seq iter.Seq[T]) (t T) { for t = range (seq) { break }; return t }
func inner(l [][]int) int {
outer:
	for m := range slices.Values(l) {
		switch x := any(m).(type) {
		case []int:
			for n := range slices.Values(x) {
				if n == 0 { continue outer }
				if n == 1 { break outer }
				return func() int { for k := range list(x).all { return k }; return n }()
			}
		}
	}
	return 0
}
func inIterator(l []int) (n int) {
	for m := range func(yield func(int) bool) { for k := range slices.Values(l) { if !yield(k) { return } } } { n += m }
	return n
}
func types[S ~func(func(int) bool)](seq S) int { for n := range seq { return n }; return 0 }
func otherType(v any) int                 { switch v := v.(type) { case int: return v; default: for n := range slices.Values(v.([]int)) { return n } }; return 0 }
func otherValue(v int, l []int) int       { switch v { case 1: return v; default: for n := range slices.Values(l) { return n } }; return 0 }
`

// The body of a loop over an iterator is part of the function around it.
func TestLoops(t *testing.T) {
	built := fixture.Source(t, program.Analyzer, loops).Result.(*program.Program)
	calls := make(map[string]int)
	for _, f := range built.Functions() {
		if f.Name() != "types$1" {
			assert.Empty(t, syntheticOf(f), f.Name())
		}
		calls[f.Name()] += calledIterators(f)
	}
	for name, want := range map[string]int{
		"otherType": 1, "otherValue": 1,
		"init$1": 1, "call": 1, "pair": 1, "none": 1, "blank": 1, "method": 1, "invoked": 1, "literal": 1, "literal$1": 0, "assigned": 1, "generic": 1,
		"inner": 2, "inner$1": 1, "inIterator": 1, "inIterator$1": 1, "types": 0,
	} {
		assert.Equal(t, want, calls[name], name)
	}
}

func syntheticOf(f *ssa.Function) string {
	if f.Name() == "init" {
		return ""
	}
	return f.Synthetic
}

// calledIterators counts the calls of which a loop runs over what they return.
func calledIterators(f *ssa.Function) int {
	n := 0
	for _, block := range f.Blocks {
		for _, instr := range block.Instrs {
			if loop, ok := instr.(*ssa.Range); ok {
				if call, ok := loop.X.(*ssa.Call); ok && call.Call.Signature().Results().Len() == 0 {
					n++
				}
			}
		}
	}
	return n
}

// The functions are those of the files of the package, which are as they were.
func TestSyntax(t *testing.T) {
	act := fixture.Source(t, program.Analyzer, loops)
	built := act.Result.(*program.Program)
	files, known := act.Package.Syntax, len(act.Package.TypesInfo.Types)
	before, nodes := written(t, files[0]), nodesOf(files)
	for _, f := range built.Functions() {
		if f.Syntax() != nil {
			assert.True(t, nodes[built.Syntax(f)], f.Name())
		}
	}
	assert.Equal(t, before, written(t, files[0]))
	assert.Len(t, act.Package.TypesInfo.Types, known)
}

func written(t *testing.T, file *ast.File) string {
	t.Helper()
	var b strings.Builder
	require.NoError(t, format.Node(&b, token.NewFileSet(), file))
	return b.String()
}

func nodesOf(files []*ast.File) map[ast.Node]bool {
	nodes := make(map[ast.Node]bool)
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			nodes[n] = true
			return true
		})
	}
	return nodes
}

// A loop in the clause of a default is built as one: only other values come to it.
func TestLoopsInDefaults(t *testing.T) {
	built := fixture.Source(t, program.Analyzer, loops).Result.(*program.Program)
	loop := built.Package().Func("otherValue")
	values := fixture.Call(loop, "Values")
	require.NotNil(t, values)
	assert.Len(t, values.Block().Preds, 1)
	assert.NotNil(t, program.Condition(values.Block().Preds[0]), "it is asked for the other value first")
}
