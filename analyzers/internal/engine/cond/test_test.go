package cond_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Every function asks about err by a call of probe.
const source = `package p

func probe(error)
func get() error
func other() bool

func untested()       { err := get(); probe(err) }
func set()            { if err := get(); err != nil { probe(err) } }
func turned()         { if err := get(); nil == err { other() } else { probe(err) } }
func isNil()          { if err := get(); err == nil { probe(err) } }
func afterReturn()    { err := get(); if err != nil { return }; probe(err) }
func further()        { err := get(); if err != nil { if other() { probe(err) } } }
func joined()         { err := get(); if err != nil { other() }; probe(err) }
func otherCondition() { err := get(); if other() { probe(err) } }
func otherError()     { err, second := get(), get(); if second != nil { probe(err) } }
`

func TestAt(t *testing.T) {
	pkg := fixture.Functions(t, source)
	for name, want := range map[string]cond.Test{
		"untested": cond.Untested, "set": cond.FoundSet, "turned": cond.FoundSet, "isNil": cond.FoundNil,
		"afterReturn": cond.FoundNil, "further": cond.FoundSet, "joined": cond.Untested,
		"otherCondition": cond.Untested, "otherError": cond.Untested,
	} {
		call := fixture.Call(pkg.Func(name), "probe")
		assert.Equal(t, want, cond.At(call.Block(), call.Call.Args[0]), name)
	}
}

func TestFrom(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func get() error
func made() error

func replaced() error { err := get(); if err != nil { err = made() }; return err }
`)
	var found []cond.Test
	for phi := range program.Instructions[*ssa.Phi](pkg.Func("replaced").Blocks) {
		for i := range phi.Edges {
			found = append(found, cond.From(phi, i))
		}
	}
	assert.ElementsMatch(t, []cond.Test{cond.FoundNil, cond.Untested}, found)
}
