package control

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isReturned reports whether a result of a function can be encoded: for this package by
// its returns, for others by what is known.
func (f filling) isReturned(call *ssa.Call, index, depth int) bool {
	switch callee := call.Call.StaticCallee(); {
	case callee == nil:
		return false
	case len(callee.Blocks) == 0:
		return !f.yaml && f.known.IsFilled(call, index)
	default:
		return f.returns(callee, index, depth)
	}
}

func (f filling) returns(fn *ssa.Function, index, depth int) bool {
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if !f.can(program.Given(ret, index), depth+1) {
			return false
		}
	}
	return true
}

// Fills reports whether a result is a map or list that can always be encoded as JSON because
// of what the function stores in it, although its type does not say so.
func (k Knowledge) Fills(fn *ssa.Function, index int) bool {
	t, f := fn.Signature.Results().At(index).Type(), k.filling(nil, false)
	switch t.Underlying().(type) {
	case *types.Map, *types.Slice:
		return len(fn.Blocks) > 0 && !f.byType(t, false) && f.byType(t, true) && f.returns(fn, index, 0)
	}
	return false
}
