package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// effectOf says what fn does with the error of a call in it.
func effectOf(fn *ssa.Function, call *ssa.Call) Effect {
	effect := effectOn(fn, failuresOf(fn, call))
	if effect == Leaky && sameType(fn, call) {
		return Transparent
	}
	return effect
}

// effectOn says what fn does with some errors, where it calls what is of another type.
func effectOn(fn *ssa.Function, failures []ssa.Value) Effect {
	failures = withCopies(fn, failures)
	if len(failures) == 0 {
		return Unknown
	}
	var leaks, converts bool
	for _, block := range fn.Blocks {
		ret, ok := last(block.Instrs).(*ssa.Return)
		if !ok || len(ret.Results) == 0 || block == fn.Recover {
			continue // what a panic leaves behind is not what the call returned
		}
		for _, way := range waysOut(ret) {
			for _, failure := range failures {
				found := way.tells(failure)
				leaks = leaks || found != program.FoundNil && valueflow.Contains(way.value, failure, make(map[ssa.Value]bool))
				converts = converts || found == program.FoundSet && program.IsNil(way.value)
			}
		}
	}
	switch {
	case leaks && converts:
		return Partly
	case leaks:
		return Leaky
	case converts:
		return Converting
	}
	return Unknown
}

// A wayOut is one of those on which a return statement is reached, and the error that it gives there.
// In
//
//	out, err := next(ctx, req)
//	if err != nil {
//		out, err = failed(err), nil
//	}
//	return out, err
//
// there are two: on one the error was found to be nil, on the other it is replaced by nil.
type wayOut struct {
	value    ssa.Value
	from, to *ssa.BasicBlock
}

// waysOut returns the ways on which a return statement is reached, as far as they differ in the error.
func waysOut(ret *ssa.Return) []wayOut {
	returned := program.Given(ret, len(ret.Results)-1)
	phi, ok := returned.(*ssa.Phi)
	if !ok || phi.Block() != ret.Block() {
		return []wayOut{{value: returned, to: ret.Block()}}
	}
	var list []wayOut
	for i, edge := range phi.Edges {
		list = append(list, wayOut{edge, phi.Block().Preds[i], phi.Block()})
	}
	return list
}

// tells returns what is known of a value on the way.
func (w wayOut) tells(v ssa.Value) program.Test {
	if w.from == nil {
		return program.At(w.to, v)
	}
	if t := program.Along(w.from, w.to, v); t != program.Untested {
		return t
	}
	return program.At(w.from, v)
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
			if !ok || !program.IsError(assert.AssertedType) || !valueflow.Contains(assert, call, make(map[ssa.Value]bool)) {
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
