package paths_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each function hands look the address of a variable.
const setting = `package p

type report struct {
	name  string
	inner struct{ n int }
}

func look(any)
func list(...any)
func use(func())

func unset()              { var r report; look(&r) }
func whole(a, b report)   { r := a; look(&r); r = b }
func field()              { var r report; r.name = "a"; look(&r) }
func deep()               { var r report; r.inner.n = 1; look(&r) }
func elements(a report)    { var r [2]report; r[0] = a; r[1].name = "b"; look(&r) }
func kept(r report)       { look(&r) }
func keptAndSet(r report) { look(&r); r = report{} }
func pointed() *report     { var r report; p := &r; look(&r); use(func() { p = nil }); return p }
func otherField()          { var r report; r.inner = struct{ n int }{1}; look(&r) }
func both(r report)       { r.name = "a"; look(&r) }
`

func TestStores(t *testing.T) {
	pkg := fixture.Functions(t, setting)
	for name, want := range map[string]struct{ whole, named, elements, into int }{
		"unset": {}, "whole": {whole: 2, into: 2}, "field": {named: 1, into: 1}, "deep": {into: 1}, "pointed": {}, "otherField": {into: 1},
		"elements": {elements: 1, into: 2}, "kept": {whole: 1, into: 1}, "keptAndSet": {whole: 2, into: 2}, "both": {whole: 1, named: 1, into: 2},
	} {
		variable := looked(pkg.Func(name))
		assert.Len(t, paths.Stored(variable), want.whole, name)
		assert.Len(t, paths.FieldStores(variable, paths.HasName("name")), want.named, name)
		assert.Equal(t, paths.Values(paths.FieldStores(variable, paths.HasName("name"))), paths.StoredIn(variable, "name"), name)
		assert.Equal(t, paths.StoredIn(variable, "name"), paths.StoredInField(variable, 0), name)
		assert.Len(t, paths.StoredInElements(variable), want.elements, name)
		assert.Len(t, paths.PutInto(variable), want.into, name)
		assert.Equal(t, want.whole == 1, paths.OnlyStored(variable) != nil, name)
		assert.Equal(t, name == "kept" || name == "both", paths.KeptIn(variable) != nil, name)
		for _, put := range paths.PutInto(variable) {
			if store, ok := put.Instr.(*ssa.Store); ok {
				assert.Equal(t, variable, paths.Holder(store.Addr), name)
			}
		}
	}
}

func TestHasName(t *testing.T) {
	assert.False(t, paths.HasName("name")(nil), "of a type parameter there are no fields")
}

func TestElements(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func look(...any)

func two(a, b any)    { look(a, b) }
func given(l []any)   { look(l...) }
func put(m map[string]any) { m["a"] = 1; look(m) }
`)
	for name, want := range map[string]int{"two": 2, "given": 0, "put": 1} {
		assert.Len(t, paths.Elements(fixture.Call(pkg.Func(name), "look").Call.Args[0]), want, name)
	}
	assert.Len(t, paths.PutInto(pkg.Func("put").Params[0]), 1)
}

// looked returns the variable whose address a function hands look.
func looked(fn *ssa.Function) ssa.Value {
	for alloc := range program.Instructions[*ssa.Alloc](fn.Blocks) {
		if alloc.Comment == "r" {
			return alloc
		}
	}
	return nil
}

func TestPuts(t *testing.T) {
	pkg := fixture.Functions(t, `package p

var held any

func store(v any)                     { held = v }
func entry(m map[string]any, v any)   { m["a"] = v }
func send(c chan any, v any)          { c <- v }
func either(c, d chan any, v, w any)  { select { case c <- v: case d <- w: case <-c: } }
func none(v any)                      { _ = v }
`)
	for name, want := range map[string]int{"store": 1, "entry": 1, "send": 1, "either": 2, "none": 0} {
		count := 0
		for instr := range program.Instructions[ssa.Instruction](pkg.Func(name).Blocks) {
			for into, v := range paths.Puts(instr) {
				assert.NotEqual(t, into, v, name)
				count++
			}
		}
		assert.Equal(t, want, count, name)
	}
}

// Each function adds something to a list or a map before it asks, or does something else.
func TestAdds(t *testing.T) {
	p := fixture.Functions(t, `package p

var list []int

func add(m map[int]int)  { m[1] = 2 }
func grow()              { list = append(list, 1) }
func take(m map[int]int) { list[0] = m[1] }
func drop(m map[int]int) { delete(m, 1) }
`)
	for name, want := range map[string]bool{"add": true, "grow": true, "take": false, "drop": false} {
		assert.Equal(t, want, slices.ContainsFunc(p.Func(name).Blocks[0].Instrs, paths.Adds), name)
	}
}
