package program

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Given returns the value of a result of a return. In functions with defers, results go
// through variables that are set right before. Changes by deferred literals are ignored.
func Given(ret *ssa.Return, index int) ssa.Value {
	load, ok := ret.Results[index].(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return ret.Results[index]
	}
	if _, variable := load.X.(*ssa.Alloc); !variable {
		return load
	}
	for _, instr := range slices.Backward(ret.Block().Instrs) {
		if store, ok := instr.(*ssa.Store); ok && store.Addr == load.X {
			return store.Val
		}
	}
	return load
}

// AllGiven returns the values of all results of a return, see [Given].
func AllGiven(ret *ssa.Return) []ssa.Value {
	list := make([]ssa.Value, len(ret.Results))
	for i := range list {
		list[i] = Given(ret, i)
	}
	return list
}
