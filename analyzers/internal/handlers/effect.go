package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// effectOf says what fn does with the error of a call in it.
func effectOf(fn *ssa.Function, call *ssa.Call) Effect {
	failures := withCopies(fn, failuresOf(fn, call))
	if len(failures) == 0 {
		return Unknown
	}
	var leaks, converts bool
	for _, block := range fn.Blocks {
		ret, ok := last(block.Instrs).(*ssa.Return)
		if !ok || len(ret.Results) == 0 || block == fn.Recover {
			continue // what a panic leaves behind is not what the call returned
		}
		returned := program.Given(ret, len(ret.Results)-1)
		for _, failure := range failures {
			leaks = leaks || contains(returned, failure, make(map[ssa.Value]bool))
			converts = converts || program.IsNil(returned) && program.At(block, failure) == program.FoundSet
		}
	}
	switch {
	case leaks && converts:
		return Partly
	case leaks && sameType(fn, call):
		return Transparent
	case leaks:
		return Leaky
	case converts:
		return Converting
	}
	return Unknown
}

// sameType reports whether a function calls one of its own type.
func sameType(fn *ssa.Function, call *ssa.Call) bool {
	own, called := fn.Signature, call.Call.Signature()
	return types.Identical(own.Params(), called.Params()) && types.Identical(own.Results(), called.Results())
}

func last(instrs []ssa.Instruction) ssa.Instruction {
	if len(instrs) == 0 {
		return nil
	}
	return instrs[len(instrs)-1]
}

// failuresOf returns the errors that a call can return. For a call by
// reflection these are the errors that are taken out of its results.
func failuresOf(fn *ssa.Function, call *ssa.Call) []ssa.Value {
	results, ok := call.Type().(*types.Tuple)
	if !ok {
		return assertedErrors(fn, call)
	}
	for _, use := range *call.Referrers() {
		if extract, ok := use.(*ssa.Extract); ok && extract.Index == results.Len()-1 {
			return []ssa.Value{extract}
		}
	}
	return nil
}

// withCopies adds the values that are one of some values or another one, and what is read
// from a variable in which one was stored right before, as in functions that recover.
func withCopies(fn *ssa.Function, values []ssa.Value) []ssa.Value {
	isOne := func(v ssa.Value) bool { return slices.Contains(values, v) }
	for again := true; again; {
		again = false
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				if v, ok := instr.(ssa.Value); ok && !isOne(v) && isCopy(v, isOne) {
					values, again = append(values, v), true
				}
			}
		}
	}
	return values
}

func isCopy(v ssa.Value, isOne func(ssa.Value) bool) bool {
	switch v := v.(type) {
	case *ssa.Phi:
		return slices.ContainsFunc(v.Edges, isOne)
	case *ssa.UnOp:
		stored, ok := program.JustSet(v)
		return ok && isOne(stored)
	}
	return false
}

func assertedErrors(fn *ssa.Function, call *ssa.Call) []ssa.Value {
	var found []ssa.Value
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			assert, ok := instr.(*ssa.TypeAssert)
			if !ok || !isError(assert.AssertedType) || !contains(assert, call, make(map[ssa.Value]bool)) {
				continue
			}
			found = append(found, assert)
			if assert.CommaOk {
				for _, use := range *assert.Referrers() {
					if extract, ok := use.(*ssa.Extract); ok && extract.Index == 0 {
						found = append(found, extract)
					}
				}
			}
		}
	}
	return found
}

func isError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}
