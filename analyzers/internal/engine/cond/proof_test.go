package cond_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Every function calls probe where something may be known of err.
const proving = `package p

import ("context"; "errors"; "io")

func probe(error)
func get() (int, error)
func other() bool

func set()               { if _, err := get(); err != nil { probe(err) } }                                    // set
func isNil()             { if _, err := get(); err == nil { probe(err) } }                                    // nil
func certain()           { if _, err := get(); err == io.EOF { probe(err) } }                                 // certain
func identified()        { if _, err := get(); errors.Is(err, io.EOF) { probe(err) } }                        // certain
func either()            { if _, err := get(); err == io.EOF || errors.Is(err, io.ErrNoProgress) { probe(err) } } // certain
func both()              { if _, err := get(); err != nil && other() { probe(err) } }                         // set, further up
func orOther()           { if _, err := get(); err != nil || other() { probe(err) } }                         // nothing
func orCame()            { if n, err := get(); err == io.EOF || n == 0 { probe(err) } }                       // certain, as n came with it
func orEnded(c context.Context) { if _, err := get(); err == io.EOF || c.Err() != nil { probe(err) } }        // certain
func looped()            { for { _, err := get(); if err == nil { probe(err); return } } }                    // nil
func untold()            { _, err := get(); probe(err) }                                                      // nothing
`

func TestProof(t *testing.T) {
	pkg := fixture.Functions(t, proving)
	for name, want := range map[string][]cond.Lesson{
		"set": {{Kind: cond.IsSet}}, "isNil": {{Kind: cond.IsUnset}}, "certain": {{Kind: cond.IsCertain}}, "identified": {{Kind: cond.IsCertain}},
		"either": {{Kind: cond.IsCertain}}, "both": nil, "orOther": nil, "orCame": {{Kind: cond.IsCertain}}, "orEnded": {{Kind: cond.IsCertain}},
		"looped": {{Kind: cond.IsUnset}}, "untold": nil,
	} {
		call := fixture.Call(pkg.Func(name), "probe")
		err := call.Call.Args[0]
		proof := cond.NewProof(func(condition, err ssa.Value) bool { // only what is compared with what came with the error is about it
			test, ok := condition.(*ssa.BinOp)
			if !ok {
				return false
			}
			came, isPart := test.X.(*ssa.Extract)
			return isPart && came.Tuple == err.(*ssa.Extract).Tuple
		})
		for range 2 { // the second answer is the one that is kept
			var known []cond.Lesson
			for _, l := range proof.At(call.Block()) {
				if l.Err == err {
					known = append(known, cond.Lesson{Kind: l.Kind})
				}
			}
			assert.Equal(t, want, known, name)
		}
	}
}
