package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Every function gives probe something that may be its parameter.
const parameters = `package p

type in struct { Err error }

func probe(error)
func run(f func())
func point(*error)

func itself(err error)       { probe(err) }
func shared(err error)       { run(func() { _ = err }); if err != nil { probe(err) } }
func sharedInside(err error) { run(func() { if err == nil { return }; run(func() { probe(err) }) }) }
func second(n int, err error) { run(func() { _, _ = err, n }); probe(err) }
func field(v in)             { probe(v.Err) }
func changed(err error)      { run(func() { _ = err }); err = nil; probe(err) }
func changedInside(err error) { run(func() { err = nil }); probe(err) }
func pointed(err error)      { point(&err); probe(err) }
func variable(err error)     { var other error; probe(other); run(func() { _ = other }); other = err; probe(other) }
`

func TestParameterOf(t *testing.T) {
	pkg := fixture.Functions(t, parameters)
	for name, want := range map[string]int{
		"itself": 0, "shared": 0, "sharedInside": 0, "second": 1,
		"field": -1, "changed": -1, "changedInside": -1, "pointed": -1, "variable": -1,
	} {
		given := probed(pkg, pkg.Func(name))
		assert.NotEmpty(t, given, name)
		for _, v := range given {
			if want < 0 {
				assert.Nil(t, program.ParameterOf(v), name)
			} else {
				assert.Same(t, pkg.Func(name).Params[want], program.ParameterOf(v), name)
			}
		}
	}
}

// What is read again is the same parameter, so that a test of it holds.
func TestAtOfSharedParameter(t *testing.T) {
	pkg := fixture.Functions(t, parameters)
	for _, v := range probed(pkg, pkg.Func("shared")) {
		assert.Equal(t, cond.FoundSet, cond.At(v.(*ssa.UnOp).Block(), v))
	}
}

// probed returns what a function and its literals give probe.
func probed(pkg *ssa.Package, fn *ssa.Function) []ssa.Value {
	var list []ssa.Value
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if call, ok := instr.(*ssa.Call); ok && call.Call.StaticCallee() == pkg.Func("probe") {
				list = append(list, call.Call.Args[0])
			}
		}
	}
	for _, literal := range fn.AnonFuncs {
		list = append(list, probed(pkg, literal)...)
	}
	return list
}
